// The forms of a report on a panel's answers, by the ending of the file.
export const PANEL_REPORTS = ['.html', '.md', '.json'] as const;
