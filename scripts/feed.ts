// `npm run feed -- --help`: the command `simulated-trades` from the sources.
import '../feed/src/command/main';
