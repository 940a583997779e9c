/*
 * All drawings, by the id they have in the page. They travel in its HTML (`build/pageIcons.ts` puts them there): no
 * request, and no script that grows with them. One ink, boxes of 24 by 24.
 */

/** Line drawings. */
export const lines = {
  dashboard: 'M4 4h6v8H4zM14 4h6v4h-6zM14 12h6v8h-6zM4 16h6v4H4z',
  transactions: 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4',
  settings:
    'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5',
  bell: 'M6 17V10.5a6 6 0 0 1 12 0V17l1.5 1.5h-15zM10 21h4M12 4.5V3',
  controls: 'M4 7h10M18 7h2M16 5v4M4 17h2M10 17h10M8 15v4',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M8 5l11 7-11 7z',
  check: 'M4.5 12.5l5 5 10-11',
  running: 'M12 4a8 8 0 1 1-8 8',
} as const;

/** The seven coins, each a simplified mark that names the asset and nothing else. Filled, by the even-odd rule. */
export const coins = {
  BTC: 'M8 5h2V3h1.6v2h1.3V3h1.6v2.1c2 .2 3.2 1.3 3.2 3.1 0 1.4-.7 2.4-1.9 2.9 1.6.4 2.6 1.5 2.6 3.3 0 2.4-1.7 3.7-4.4 3.7V21h-1.6v-2.1h-1.3V21H9.5v-2.1H7v-2h1.6V7H8zM10.9 7.1v3.1h1.7c1.3 0 2-.5 2-1.6s-.7-1.5-2-1.5zM10.9 12.2v4.6h2c1.5 0 2.4-.7 2.4-2.3s-.9-2.3-2.4-2.3z',
  ETH: 'M12 2.5l5.8 9.6L12 15.5l-5.8-3.4zM12 5.9l-3.3 5.5L12 13.3l3.3-1.9zM6.2 13.7L12 17.1l5.8-3.4L12 21.5z',
  USDT: 'M5.5 4.5h13v3h-5v2.1c3.7.2 6.5 1 6.5 2s-2.8 1.8-6.5 2v5.9h-3v-5.9c-3.7-.2-6.5-1-6.5-2s2.8-1.8 6.5-2V7.5h-5zM10.5 10.7c-2.6.2-4.4.6-4.4.9s2.3 1 5.9 1 5.9-.7 5.9-1-1.8-.7-4.4-.9v1h-3z',
  BNB: 'M12 2.5l4.5 4.5-2 2L12 6.5 9.5 9l-2-2zM4.5 9.9L6.6 12l-2.1 2.1L2.4 12zM12 9.7l2.3 2.3-2.3 2.3L9.7 12zM19.5 9.9l2.1 2.1-2.1 2.1-2.1-2.1zM7.5 17l2-2 2.5 2.5 2.5-2.5 2 2-4.5 4.5z',
  SOL: 'M6.5 5H20l-2.6 3H4zM4 10.5h13.4l2.6 3H6.5zM6.5 16H20l-2.6 3H4z',
  USDC: 'M11.2 6h1.6v1.3c1.7.3 2.7 1.3 2.8 2.8h-1.8c-.1-.8-.7-1.3-1.8-1.3s-1.7.4-1.7 1.1c0 .8.7 1 2.1 1.3 2 .4 3.4 1 3.4 2.9 0 1.6-1.2 2.6-3 2.8V18h-1.6v-1.1c-1.9-.3-3-1.3-3-3H10c0 1 .7 1.5 2 1.5s1.9-.5 1.9-1.2c0-.9-.8-1.1-2.3-1.4-1.9-.4-3.2-1-3.2-2.8 0-1.4 1.1-2.5 2.8-2.7zM8.6 3.4v1.9a7.4 7.4 0 0 0 0 13.4v1.9a9.2 9.2 0 0 1 0-17.2zM15.4 3.4v1.9a7.4 7.4 0 0 1 0 13.4v1.9a9.2 9.2 0 0 0 0-17.2z',
  XRP: 'M4 4h2.8l3.5 3.5a2.4 2.4 0 0 0 3.4 0L17.2 4H20l-4.9 4.9a4.4 4.4 0 0 1-6.2 0zM4 20h2.8l3.5-3.5a2.4 2.4 0 0 1 3.4 0l3.5 3.5H20l-4.9-4.9a4.4 4.4 0 0 0-6.2 0z',
} as const;
