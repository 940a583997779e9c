export { CHAPTERS, type ChapterId, type ChoiceId, SAVINGS } from './chapters';
export {
  discernment,
  drawOffers,
  kindOf,
  type OfferId,
  type OfferKind,
  type OfferSets,
  TRUST_STEPS,
  type Trust,
} from './offers';
export {
  back,
  type Contact,
  choicesOf,
  contactOf,
  lostOn,
  openStory,
  play,
  type Step,
  type Story,
  stoppedAt,
  storyAt,
  worstPath,
} from './story';
