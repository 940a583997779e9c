import type { Task } from '../../../../e2e/journeys/Person';
import type { People } from '../../../../e2e/journeys/people';
import {
  addsUpTheRows,
  asksWhereAFigureComesFrom,
  goesBack,
  opens,
  presses,
} from '../../../../e2e/journeys/steps';
import { de as controlsDe } from '../../../dashboard/src/i18n/de/controls';
import { de } from '../../../dashboard/src/i18n/de/page';
import { doorTexts } from '../../src/texts/doors';
import { statisticsTexts } from '../../src/texts/statistics';

const comparesMarkets: Task = () => [
  opens('/de?scenario=fair&seed=Klasse-9b&t=600'),
  ...asksWhereAFigureComesFrom,
  addsUpTheRows,
  presses(de.controls),
  presses(controlsDe.sheets.run),
  presses(doorTexts.de.statistics),
  presses(new RegExp(`^${statisticsTexts.de.drawnTitle}`)), // the section begins folded
  presses(statisticsTexts.de.open.rigged.usual),
  goesBack,
];

export const people: People = { 'a teacher': [comparesMarkets] };
