// @ts-check
// The live React page, with the movement that the product's rows and popup have.
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Live } from '../live/Live.mjs';

const root = document.getElementById('root');
if (root !== null) hydrateRoot(root, createElement(Live, { moving: true }));
