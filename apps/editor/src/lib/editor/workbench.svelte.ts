// The studio's window around the map: which dialogs and panels are open. Panels are remembered.

const PANELS = ['problems', 'facts', 'symmetry', 'stamps', 'layers', 'map', 'playtest'] as const;
export type PanelId = (typeof PANELS)[number];
export type DialogId = 'palette' | 'shortcuts' | 'resize' | 'export' | 'copy' | 'stamp';

const KEY = 'railwright.workbench';

export class Workbench {
  dialog = $state<DialogId | undefined>(undefined);
  panel = $state<PanelId>('problems');
  showText = $state(false);
  showPanel = $state(true);

  constructor() {
    try {
      const kept = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}') as Partial<
        Record<string, unknown>
      >;
      if (PANELS.some((id) => id === kept.panel)) this.panel = kept.panel as PanelId;
      this.showText = kept.showText === true;
    } catch {
      // Somebody else's entry: begin anew.
    }
  }

  open(dialog: DialogId): void {
    this.dialog = dialog;
  }

  close(): void {
    this.dialog = undefined;
  }

  show(panel: PanelId): void {
    this.panel = panel;
    this.showPanel = true;
    this.keep();
  }

  toggleText(): void {
    this.showText = !this.showText;
    this.keep();
  }

  keep(): void {
    const { panel, showText } = this;
    globalThis.localStorage?.setItem(KEY, JSON.stringify({ panel, showText }));
  }
}
