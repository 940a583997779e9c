import { createElement, Fragment, type ReactNode } from 'react';

type SentenceProps = {
  /** Each `{word}` is a place. */
  text: string;
  /** What each place shows. */
  figures: Readonly<Record<string, ReactNode>>;
};

/** A sentence with figures in it: `fill` for elements. */
export function Sentence({ text, figures }: SentenceProps) {
  const parts = text.split(/\{(\w+)\}/);
  // The parts of a text keep their order: children one by one need no keys.
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 === 0 ? part : figures[part])),
  );
}
