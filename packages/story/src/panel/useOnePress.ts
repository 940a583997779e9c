import { useEffect } from 'react';

/**
 * A double click presses one button. What has come under the pointer since its first click takes no second one: a
 * choice is replaced by those of the next chapter, and who clicks everything twice would pay unread.
 */
export function useOnePress() {
  useEffect(() => {
    let pressed: Element | null = null;
    const onClick = (event: MouseEvent) => {
      const control = event.target instanceof Element ? event.target.closest('button, a') : null;
      if (event.detail <= 1) pressed = control;
      else if (control !== pressed) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
}
