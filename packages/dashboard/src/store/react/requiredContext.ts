import { type Context, createContext, useContext } from 'react';

/**
 * A context that the composition root provides before the first render, and the hook that reads it.
 *
 * @param name of the context, for the message of a component that is rendered without a provider above
 */
export function requiredContext<Value>(name: string): [Context<Value | null>, () => Value] {
  const context = createContext<Value | null>(null);
  return [
    context,
    function useValue() {
      const value = useContext(context);
      if (value === null) throw new Error(`No ${name} above this component.`);
      return value;
    },
  ];
}
