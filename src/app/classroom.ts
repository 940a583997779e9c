/* The dialogs for a class: one chunk. */
export { ClassListDialog } from '../features/classroom/ClassListDialog';
export { QrDialog } from '../features/classroom/QrDialog';
