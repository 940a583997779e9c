import { Children, type ReactNode } from 'react';

type SentenceProps = {
  /** Each `{word}` is a place. */
  text: string;
  /** What each place shows. */
  figures: Readonly<Record<string, ReactNode>>;
};

/** A sentence with figures in it: `fill` for elements. */
export function Sentence({ text, figures }: SentenceProps) {
  const parts = text.split(/\{(\w+)\}/);
  return Children.toArray(parts.map((part, index) => (index % 2 === 0 ? part : figures[part])));
}
