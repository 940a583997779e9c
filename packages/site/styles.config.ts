import { defineConfig } from 'vite';
import { patchCssModules } from 'vite-css-modules';

// For `vite-css-modules`, which writes the class names of style sheets as types: it needs no more of the build than
// this.
export default defineConfig({ plugins: [patchCssModules({ generateSourceTypes: true })] });
