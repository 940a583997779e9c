import { posix, resolve } from 'node:path';
import { normalizePath, type ResolvedConfig } from 'vite';

/** Where the development server has a source of another package: beside the folder that it serves. */
export const sourceUrl = ({ base, root }: ResolvedConfig, path: string): string =>
  base + posix.join('@fs', normalizePath(resolve(root, path)));
