// A page of the document can be read before its script runs: the script is asked for once the page has been painted.
{
  const { content } = document.getElementById('app');
  const start = () => document.head.append(content);
  // A page in the background is not painted, and some browsers do not tell of it.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) start();
  else {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    addEventListener('visibilitychange', start);
    setTimeout(start, 3000);
  }
}
