import { expect, it } from 'vitest';
import { hostPages } from './hostPages';

it('a host names its imprint and its privacy page as addresses or paths; without a setting there is none', () => {
  expect(hostPages({})).toEqual({});
  expect(hostPages({ IMPRINT: '', PRIVACY: '' })).toEqual({});
  expect(hostPages({ IMPRINT: 'https://school.example/impressum', PRIVACY: '/privacy.html' })).toEqual({
    imprint: 'https://school.example/impressum',
    privacy: '/privacy.html',
  });
});

it.each(['impressum', 'javascript:alert(1)', '//school.example', 'https://', '/a b', 'mailto:a@b.de'])(
  '%s is no page of a host, and the build says so',
  (setting) => {
    expect(() => hostPages({ IMPRINT: setting })).toThrow(`IMPRINT is "${setting}"`);
    expect(() => hostPages({ PRIVACY: setting })).toThrow('https:// or http://');
  },
);
