import type { Theme } from '../../address';
import { writeAddress } from '../../address/writeAddress';
import { useActions } from '../../store/react/actions';

/** A function that shows and keeps a theme, `undefined` for that of the system. What is chosen outweighs what the link said. */
export function useChooseTheme(): (theme: Theme | undefined) => void {
  const actions = useActions();
  return (theme) => {
    actions.setTheme(theme);
    const address = actions.address();
    if (address.theme === undefined) return;
    const without = { ...address, theme: undefined };
    actions.replaceAddress(without, writeAddress(window.location.pathname, without));
  };
}
