// @ts-check
// A live React page whose HTML is there before its script, and says whether the page moves.
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Live } from './Live.mjs';

const root = document.getElementById('root');
if (root !== null) hydrateRoot(root, createElement(Live, { moving: root.querySelector('.moving') !== null }));
