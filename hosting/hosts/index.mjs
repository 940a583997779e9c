// @ts-check
import { caddy } from './caddy.mjs';
import { nginx } from './nginx.mjs';
import { cloudflarePages, githubPages, netlify, vercel } from './services.mjs';

/** Every host that a configuration is written for. */
export const hosts = [nginx, caddy, netlify, cloudflarePages, vercel, githubPages];
