// Runs before the first paint, so that a chosen theme never flashes. A blocked storage leaves the system's theme.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
