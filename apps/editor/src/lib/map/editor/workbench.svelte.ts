// The state around the map: open dialogs and panels. Panels are remembered.
import { panels } from '../../shell/panels.svelte.ts';
import { keep, readKept } from '../../core/browser/kept.ts';

const PANELS = [
  'problems',
  'facts',
  'symmetry',
  'links',
  'regions',
  'tokens',
  'stamps',
  'layers',
  'map',
  'playtest',
  'notes',
] as const;
export type PanelId = (typeof PANELS)[number];
export type DialogId = 'palette' | 'shortcuts' | 'cells' | 'resize' | 'export' | 'copy' | 'stamp' | 'rename';

const KEY = 'railwright.workbench';

export class Workbench {
  dialog = $state<DialogId | undefined>(undefined);
  panel = $state<PanelId>('problems');
  showText = $state(false);

  constructor() {
    const kept = readKept(KEY);
    this.panel = PANELS.find((id) => id === kept['panel']) ?? 'problems';
    this.showText = kept['showText'] === true;
  }

  open(dialog: DialogId): void {
    this.dialog = dialog;
  }

  close(): void {
    this.dialog = undefined;
  }

  show(panel: PanelId): void {
    this.panel = panel;
    panels.show();
    this.keep();
  }

  toggleText(): void {
    this.showText = !this.showText;
    this.keep();
  }

  keep(): void {
    const { panel, showText } = this;
    keep(KEY, { panel, showText });
  }
}
