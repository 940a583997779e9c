// The total of a run as a step line, by lightweight-charts. `?feed=` is the address of the server.
import { createChart, LineSeries, LineType } from 'lightweight-charts';

const feed = new URLSearchParams(location.search).get('feed') ?? 'http://127.0.0.1:8080';
// The axis counts simulated seconds, not dates; two events in one second are one point.
const inSeconds = (time) => `${time} s`;
const chart = createChart(document.querySelector('#chart'), {
  autoSize: true,
  localization: { timeFormatter: inSeconds },
  timeScale: { tickMarkFormatter: inSeconds },
});
const series = chart.addSeries(LineSeries, { lineType: LineType.WithSteps });

new EventSource(`${feed}/events?seed=7&speed=100`).addEventListener('message', ({ data }) => {
  const { notice, at, total } = JSON.parse(data);
  document.querySelector('#notice').textContent = notice;
  series.update({ time: Math.floor(at / 1_000), value: total.cents / 100 });
  document.body.dataset.points = String(series.data().length);
});
