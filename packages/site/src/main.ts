import { startPage } from '@simulation/dashboard/page';
import * as extras from './extras';

startPage(Object.values(extras)); // in the order of their names
