import { NOTICE } from '../library/notice';

export const USAGE = `simulated-trades [options]

Writes the events of a simulated run, or serves them.
${NOTICE}

The run
  --seed TEXT        determines the run; without it a new one is drawn
  --route NAME       dashboard (default), or v: the script
  --scenario fair    a coin decides between gain and loss; without it every trade gains
  --chance PERCENT   with fair: how often the coin wins (50)
  --cost NUMBER      with fair: what each trade costs (0.35)
  --name TEXT        display name
  --amount NUMBER    total at the start
  --trades NUMBER    trade count at the start

Which events, and how fast
  --from SECONDS     first simulated second (0)
  --for SECONDS      how many simulated seconds; without it no end
  --speed NUMBER     simulated seconds per second, 0.25 to 1000, or max (1)

Output
  --format NAME      ndjson (default), csv or json
  --out FILE         writes a file instead of standard output

Server
  --serve [HOST:]PORT   serves events; the host is 127.0.0.1 if left out. The options of the run are
                        the defaults of its clients
  --cors ORIGIN         a web page of this origin may read them; * for all
  --max-connections N   open streams at a time (5000)
  --max-speed NUMBER    highest speed of a stream (1000)
  --max-for SECONDS     longest stretch of /trades (86400)

  --help, --version
`;
