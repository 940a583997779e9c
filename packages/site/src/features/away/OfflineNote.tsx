import { useEffect } from 'react';
import { awayTexts } from '../../i18n/away';
import { useActions } from '../../store/react/actions';
import { useTexts } from '../../store/react/language';
import { useNote } from './useNote';

/**
 * Without a network a link to another page of the site would leave this one for the browser's error page. A browser that
 * calls itself offline may still reach the site, as on this computer: so a picture of it is asked for first.
 */
export function OfflineNote() {
  const { site, freshSeed } = useActions();
  const [note, show] = useNote(useTexts(awayTexts).offline);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('a:not([href^="#"])')
          : null;
      const isOutside = link?.protocol !== window.location.protocol || link.host !== window.location.host;
      const mayBeReached = navigator.onLine || window.location.protocol === 'file:';
      if (
        mayBeReached ||
        isOutside ||
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      const picture = new Image();
      picture.addEventListener('load', () => window.location.assign(link.href));
      picture.addEventListener('error', show);
      picture.src = `${site.base}favicon.svg?${freshSeed()}`; // none that the browser has kept
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [site, freshSeed, show]);
  return note;
}
