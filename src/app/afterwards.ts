/* What the page needs as soon as it stands, but not to stand: nothing that comes later is drawn before it is here. */
export { actionsOn } from './actions';
export { startGuard } from './guard/guard';
