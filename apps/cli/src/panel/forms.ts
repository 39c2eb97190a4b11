// The formats of a report on a panel's answers, by file extension.
export const PANEL_REPORTS = ['.html', '.md', '.json'] as const;
