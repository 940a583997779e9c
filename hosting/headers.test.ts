import { describe, expect, it } from 'vitest';
import { assetHeaders, metaPolicy, pageHeaders } from './headers';

describe('the headers', () => {
  it('allow the page only the files of its own site, and frames only on its own site and this machine', () => {
    const policy = [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      "worker-src 'self'",
      "connect-src 'none'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types worker-url',
    ];
    expect(metaPolicy.split('; ').sort()).toEqual(policy.sort());
    expect(pageHeaders()).toMatchObject({
      'Content-Security-Policy': `${metaPolicy}; frame-ancestors 'self' http://localhost:* http://127.0.0.1:*`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });

  it('let a sandboxed frame, whose origin is opaque, load the assets', () => {
    expect(assetHeaders).toEqual({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
});
