// Before the first paint: the chosen theme, and no headline over a draft.
try {
  const { dataset } = document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  const own = sessionStorage.getItem('tab_draft');
  const keys = own ? [`draft_${own}`] : Object.keys(localStorage).filter((key) => key.startsWith('draft_'));
  if (keys.some((key) => /"text":"[^"]/.test(localStorage.getItem(key)))) dataset.draft = '';
} catch {}
