// `npm run feed -- --help`: the command `simulated-trades` from the sources.
// oxlint-disable-next-line import/no-unassigned-import -- it runs the command
import '../feed/src/command/main';
