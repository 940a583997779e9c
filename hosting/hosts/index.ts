import { caddy } from './caddy';
import { netlify } from './netlify';
import { nginx } from './nginx';
import type { Host } from './place';

/** Every host that a configuration is generated for. */
export const hosts: readonly Host[] = [nginx, caddy, netlify];
