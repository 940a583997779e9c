// @ts-check
// A live React page whose HTML is there before its script.
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Live } from './Live.mjs';

const root = document.getElementById('root');
if (root !== null) hydrateRoot(root, createElement(Live));
