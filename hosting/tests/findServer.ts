import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../scripts/lib/findProgram';

/** The servers under test. `preview` is the preview server of Vite. */
export type ServerName = 'nginx' | 'caddy' | 'preview';

/** Folders of system programs, which the PATH of a user may not contain. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

const BROTLI_MODULE = 'ngx_http_brotli_static_module.so';
const MODULE_FOLDERS = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/etc/nginx/modules'];

/** The path of a server: `$NGINX` or `$CADDY`, else an installed one, else undefined. */
export function findServer(name: ServerName): string | undefined {
  if (name === 'preview') return process.execPath;
  return process.env[name.toUpperCase()] || findProgram([name], SYSTEM_FOLDERS);
}

/** The path of the module that lets nginx send brotli. It is a package of its own. */
export function findBrotliModule(): string | undefined {
  return MODULE_FOLDERS.map((folder) => join(folder, BROTLI_MODULE)).find((path) => existsSync(path));
}
