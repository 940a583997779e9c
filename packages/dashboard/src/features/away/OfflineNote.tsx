import { useEffect } from 'react';
import { awayTexts } from '../../i18n/away';
import { useActions } from '../../store/react/actions';
import { useTexts } from '../../store/react/language';
import { useNote } from './useNote';

/**
 * Without a network a link to another page of the site would leave this one for the browser's error page.
 */
export function OfflineNote() {
  const { isSiteReachable } = useActions();
  const [note, show] = useNote(useTexts(awayTexts).offline, true);
  useEffect(() => {
    const follow = async (event: MouseEvent) => {
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
      if (await isSiteReachable()) window.location.assign(link.href);
      else show();
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [isSiteReachable, show]);
  return note;
}
