import { caddy } from './caddy';
import { nginx } from './nginx';
import type { Host } from './place';
import { cloudflarePages, githubPages, netlify, vercel } from './services';

/** Every host that a configuration is generated for. */
export const hosts: readonly Host[] = [nginx, caddy, netlify, cloudflarePages, vercel, githubPages];
