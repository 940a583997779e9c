import { cdp } from 'vitest/browser';

// `CPU_SLOWDOWN=6` makes the processor of the page six times as slow, as in browser tests.
const rate = Number(import.meta.env.CPU_SLOWDOWN);
if (rate > 1) await cdp().send('Emulation.setCPUThrottlingRate', { rate });
