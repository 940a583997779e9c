import type { SiteFiles } from '../../scripts/lib/buildSite';
import { lessonPages } from './src/lessonPages';

export const siteFiles: SiteFiles = () =>
  new Map([...lessonPages('site')].map(([path, content]) => [`lessons/${path}`, content]));
