import type { ComponentProps } from 'react';
import { ControlsPanel } from '../features/controls/ControlsPanel';
import { DigestChoice } from '../features/digest/DigestChoice';
import { ExportSection } from '../features/export/ExportSection';
import { PlaybackControls } from '../features/playback/PlaybackControls';
import { LinkSection } from '../features/share/LinkSection';
import { saveFile } from './saveFile';

const playback: ComponentProps<typeof ControlsPanel>['playback'] = (playRef) => (
  <PlaybackControls playRef={playRef} />
);

/** The controls panel with all that it contains. */
export function Controls() {
  return (
    <ControlsPanel
      playback={playback}
      share={<LinkSection />}
      exports={<ExportSection saveFile={saveFile} />}
      digest={<DigestChoice />}
    />
  );
}
