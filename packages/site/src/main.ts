import { startPage } from '@simulation/dashboard/page';
import { extras } from './extras';

startPage(extras);
