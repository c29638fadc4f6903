// The check that a person is here, in a frame of its own: Cloudflare's script runs in this document and on no page.
{
  const { siteKey, theme } = document.currentScript.dataset;
  const tell = (news) => parent.postMessage(news, location.origin);
  const failed = () => {
    tell({ check: 'failed' });
    return true;
  };
  const compact = innerWidth < 300;
  document.body.style.margin = '0';

  const draw = () => {
    window.turnstile.render('#check', {
      sitekey: siteKey,
      theme,
      language: 'en',
      size: compact ? 'compact' : 'flexible',
      callback: (token) => tell({ check: 'passed', token }),
      'error-callback': failed,
      'timeout-callback': failed,
      'unsupported-callback': failed,
    });
    tell({ check: 'shown', height: compact ? 140 : 65 });
  };

  const script = document.createElement('script');
  script.src = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
  script.onload = draw;
  script.onerror = failed;
  document.head.append(script);
}
