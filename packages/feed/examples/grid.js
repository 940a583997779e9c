// The trades of a run in AG Grid Community, through a WebSocket. `?feed=` is the address of the server.
import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';

ModuleRegistry.registerModules([AllCommunityModule]);

const feed = new URLSearchParams(location.search).get('feed') ?? 'http://127.0.0.1:8080';
const grid = createGrid(document.querySelector('#grid'), {
  getRowId: ({ data }) => data.uuid,
  columnDefs: [
    {
      headerName: 'Simulated trade',
      valueGetter: ({ data }) => `${data.currencySell.code}/${data.currencyBuy.code}`,
    },
    { headerName: 'Buy', valueGetter: ({ data }) => data.buy.cents / 100 },
    { headerName: 'Sell', valueGetter: ({ data }) => (data.sell === null ? null : data.sell.cents / 100) },
    { headerName: 'Profit', valueGetter: ({ data }) => data.profit.cents / 100 },
    { field: 'status' },
    { field: 'uuid' },
  ],
});

const socket = new WebSocket(`${feed.replace('http', 'ws')}/socket`);
socket.addEventListener('open', () => socket.send(JSON.stringify({ seed: '7', route: 'v', speed: 20 })));
socket.addEventListener('message', ({ data }) => {
  const { type, notice, trade } = JSON.parse(data);
  document.querySelector('#notice').textContent = notice;
  if (type === 'trade.opened') grid.applyTransaction({ add: [trade], addIndex: 0 });
  else if (trade !== undefined) grid.applyTransaction({ update: [trade] });
});
