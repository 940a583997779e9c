import { useEffect } from 'react';
import { ExportSection } from './export/ExportSection';
import { LinkSection } from './link/LinkSection';

/** The sheet of the controls with what leaves the page: its link, and its trades as a file. */
export function ShareSheet() {
  useEffect(() => {
    // Imported again when rendered
    Promise.all([import('./classroom/QrDialog'), import('./classroom/ClassListDialog')]).catch(
      () => undefined,
    );
  }, []);
  return (
    <>
      <LinkSection />
      <ExportSection />
    </>
  );
}
