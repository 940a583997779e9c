/** The face of the dashboard: all that an extra may use. What needs no page is in `texts.ts`. */

export { evenly } from './features/cards/profit/EquityCurve/curveGeometry';
export { gridValues, heightOf, percent } from './features/cards/profit/EquityCurve/valueScale';
// State and services.
export { DraftContext } from './features/controls/draft';
export { HeadLink } from './features/help/HeadLink';
export { HelpSteps } from './features/help/HelpSteps';
export { MyselfButton } from './features/help/MyselfButton';
// Figures, markets, links and files.
export { Amount } from './features/shared/Amount';
export { Count } from './features/shared/Count';
export { useLink, usePageLink } from './features/shared/links';
export { type Rules, useRules } from './features/shared/market';
export { marketName, marketText, ofVariant } from './features/shared/marketText';
export { dialogOnDemand, onDemand } from './features/shared/onDemand/onDemand';
export { findPointedAt, type PointedAt } from './features/shared/pointedAt';
export { RangeText } from './features/shared/RangeText';
export { whyUnreachable } from './features/shared/reach';
export { type FileFormat, type FileSource, savePicture } from './features/shared/saveFile';
export { shownSeed } from './features/shared/shownSeed';
export { useCopy } from './features/shared/useCopy';
export { useFields } from './features/shared/useFields';
export { useRunState } from './features/shared/useRunState';
export { useSaveFile } from './features/shared/useSaveFile';
// Dialogs, with the simulation label.
export { Dialog } from './honesty/Dialog/Dialog';
export { DialogAbout, DialogAboutContext, DialogHead, DialogTitle } from './honesty/Dialog/DialogHead';
export { labelBottom } from './honesty/labelBottom';
export { savingTexts } from './i18n/saving';
export type { StoreState } from './store/createSessionStore';
export { useActions } from './store/react/actions';
export type { Extra } from './store/react/extras';
export { type Language, useLanguage, useTexts } from './store/react/language';
export { useCloseDialog, useDialogButton } from './store/react/openDialog';
export { Place } from './store/react/Place';
export { useSessionStore, useStoreState } from './store/react/useSession';
export {
  selectAccount,
  selectAddress,
  selectDialog,
  selectExtra,
  selectNow,
  selectOwnRun,
  selectRun,
  selectRunKey,
} from './store/selectors';
// Components without language or store.
export { BUTTON_LOOKS, Button } from './ui/Button/Button';
export { Checkbox } from './ui/Checkbox/Checkbox';
export { CopyByHand } from './ui/CopyByHand/CopyByHand';
export { DialogFoot } from './ui/Dialog/DialogFoot';
export { openDialogCount } from './ui/Dialog/dialogStack';
export { useModalDialog } from './ui/Dialog/useModalDialog';
export { Figure } from './ui/Figure/Figure';
export { UnlessWithheld } from './ui/Figure/UnlessWithheld';
export { focusNew, useLostFocus } from './ui/focus';
export { Icon } from './ui/icons/Icon';
export { beginMotion, isMotionAllowed } from './ui/motion/motion';
export { useMotion } from './ui/motion/useMotion';
export { NumberInput } from './ui/NumberInput/NumberInput';
export { ProgressBar } from './ui/ProgressBar/ProgressBar';
export { Section } from './ui/Section/Section';
export { SegmentedControl } from './ui/SegmentedControl/SegmentedControl';
export { SimulatedBadge } from './ui/SimulatedBadge/SimulatedBadge';
export * as slider from './ui/Slider/Slider.module.css';
export { announce } from './ui/Status/announce';
export { StatusRegion } from './ui/Status/StatusRegion';
export { runInChunks } from './ui/scheduling/runInChunks';
export * as field from './ui/TextInput/Field.module.css';
export { TextInput } from './ui/TextInput/TextInput';
export { Watermark } from './ui/Watermark/Watermark';
export { linkTo } from './visit/address/linkTo';
export type { Parameters, Picked } from './visit/address/parameters';
// Where the visitor is, and its links.
export type { MoreScenes } from './visit/address/scenes';
export type { Position, ShownRun } from './visit/position';
export { entryBeneath, shownPlay } from './visit/visit';
