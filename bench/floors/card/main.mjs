// @ts-check
// A React page with one card, rendered in the browser.
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { money, START } from '../invented.mjs';

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    h('section', { className: 'card' }, [
      h('h2', { key: 'title' }, 'Profit'),
      h('p', { key: 'total', className: 'total' }, h('data', { value: START }, money(START))),
    ]),
  );
