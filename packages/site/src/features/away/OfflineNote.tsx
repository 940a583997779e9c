import { useEffect, useState } from 'react';
import { awayTexts } from '../../i18n/away';
import { useActions } from '../../store/react/actions';
import { useLanguage, useTexts } from '../../store/react/language';
import { Button } from '../../ui/Button/Button';
import { announce } from '../../ui/Status/announce';
import { FootNote } from '../shared/onDemand/FootNote';

/**
 * Without a network a link to another page of the site would leave this one for the browser's error page. A browser that
 * calls itself offline may still reach the site, as on this computer: so a picture of it is asked for first.
 */
export function OfflineNote() {
  const { site, freshSeed } = useActions();
  const { close } = useLanguage().texts;
  const { offline } = useTexts(awayTexts);
  const [isShown, setShown] = useState(false);
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
      picture.addEventListener('error', () => {
        setShown(true);
        announce(offline);
      });
      picture.src = `${site.base}favicon.svg?${freshSeed()}`; // none that the browser has kept
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [site, freshSeed, offline]);
  return (
    isShown && (
      <FootNote text={offline}>
        <Button onClick={() => setShown(false)}>{close}</Button>
      </FootNote>
    )
  );
}
