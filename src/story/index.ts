export { CHAPTERS, type ChapterId, type ChoiceId, SAVINGS } from './chapters';
export {
  discernment,
  drawOffers,
  kindOf,
  type OfferId,
  type SourceId,
  sourcesOf,
  TRUST_STEPS,
  type Trust,
} from './offers';
export {
  contactOf,
  lostOn,
  openStory,
  play,
  type Story,
  stoppedAt,
  storyAt,
  worstPath,
} from './story';
