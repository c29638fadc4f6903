/**
 * From WordNet 3.1. Copyright 2011 by Princeton University. All rights reserved. Its licence, which allows use, copying,
 * changing and passing on for any purpose, stands in LICENSE-wordnet beside this file. Written by scripts/wordnet/write.ts.
 *
 * A line for each word: the numbers of its meanings and, past the semicolon, of the wider ones.
 */
export const MEANINGS = `ab 0
abandon 1 2 3 4;5 6
abandoned 7;8 9
abandonment a b
abasement c d
abashed e;f
abbreviated g h;i j
abdomen k
abdominal 0
aberrant l;m
aberration n
abet ;o
abhor p;q
abhorrent r;s
abide t u;v w
abiding x;y
ability z
abject 10 11 12 13;14 15 16 17
abjection c
ablated 18;19
ablaze 1a 1b 1c 1d;1e 1f 1g 1h
able 1i 1j 1k;1l 1m 1n
ably 1o
abnormal m 1p;l 1q 1r 1s 1t 1u 1v 1w 1x 1y 1z 20 21
abnormality 22
aboard 23
abode 24 25
abolish 26
abominable 27 28;29 2a
aborigine 2b
abound 2c;2d 2e
abounding 2f;2g
about 2h 2i 2j;2k
above 2l 2m;2n
aboveground 2o;2p
abreaction 2q
abridge 2r;2s 2t
abridgment 2u
abroad 2v 2w;2x
abrogate ;26
abrupt 2y 2z 30 31;32 33 34 35
abruptly 36
abruptness 37 38
absent 39 3a 3b;3c 3d 3e 3f
absently 3g
absentminded 3b;3f
absentmindedly 3g
absolute 3h 3i 3j 3k;3l 3m 3n 3o 3p 3q
absolutely 3r
absorb 3s 3t 3u;3v 3w
absorbed 3x;3y
absorbing 3z;40
absorptive 41;42 43 44
abstain 45;46
abstract 47 48 49 4a 4b;4c 4d 4e 4f 4g 4h 4i 4j 4k
abstraction 47 4l
abstractionism 4m
abstractive 4n;4o
abstruseness 4p 4q
absurd 4r;4s 4t
abundant 2g;2f 4u 4v 4w 4x 4y 4z 50
abuse 51 52 53 54 55;56 57 58
abused 59 5a;5b 5c
academic 5d 5e;4k 5f
accede 5g 5h 5i;5j 5k 5l 5m
accelerate 5n;5o 5p
accelerated 5q;5r
acceleration 5s
accelerator 5t 5u 5v
accent 5w 5x 5y 5z 60;61 62
accenting 63
accentuate 5z 60;61 62
accept 64 65 66;67 68 69
acceptable 6a 6b 6c 6d;6e 6f 6g 6h
acceptance 6i
accepted 6j;6k
access 6l 6m;6n 6o
accessibility 6p
accessible 6q 6r 6s 6t;6u 6v 6w 6x 6y
accessory 6z 70 71 72;73
accidental 74 75;76 77
accidentally 78 79 7a
acclaim 7b 7c;7d 7e
acclimatize ;7f
accommodate 7g 7h 7i;7j 7k 7l
accompanied 7m
accompaniment 7n 7o 7p 7q
accompany 7r 7s 7t;7u 7v 7w
accompanying 7x;7y
accomplice 7z
accomplish 80 81;82 83 84
accomplished 85 86 87;88 3o 89
accomplishment 8a 8b
accord 8c 8d 8e 8f 8g;8h 8i
accordance 8d
according 8j;8k 8l
accordingly 8m
accost 8n 8o;8p 8q
account 8r 8s 8t 8u 8v;2d 8w 8x
accountable 8y;8z
accountant 90
accouterment 6z
accredit 91;92 93 94
accretion 95
accrue ;96 97
accrued 98;99
acculturate 9a;9b
acculturation 9c
accumulate 9d 9e;9f 96
accumulated 98;99
accumulation 95 9g
accuracy 9h
accurate 9i 9j;9k 9l 9m 9n
accusative 9o 9p;9q
accusatory 9o;9q
accuse 9r 9s
accusing 9o;9q
accustom 9t;5p
accustomed 9u;9v
ace 9w 9x 9y;9z a0 a1
acetonemia a2
ache a3 a4 a5 a6;a7 a8 a9
achieve 81;84
achievement 8a
aching a3 aa;ab
acid ac ad ae;af ag
acidity ah
acknowledge ai aj ak al;am an 69 ao
acknowledged 6k;6j ap aq
acknowledgment ar as
acquaint at au;8w
acquaintance av aw
acquainted ax;ay
acquiesce 5i;5m
acquiescence az
acquire 68 b0 b1;b2 b3
acquired ;b4
acquisition b5 8b
acquit b6 b7;b8 b9 ba
acres bb
acrid ad;bc af
acrobatic bd;2k
acrobatics be
act bf bg bh ba bi bj bk;bl bm
acting bn bo;bp
action bq br 80;bs 82 83
actionable bt;bu
activate bv bw;bx 5p
activated by bz;c0 c1
active c2 c3 c4;c5 c6 c7
activity bq
actor c8 c9
actual ca cb cc cd;ce cf cg
actually ch
actuate bv ci;bx cj
acute ck cl cm;cn co
acutely cp cq cr
ad cs
adam ct
adamant cu cv;cw
adapt 7h 7f;7k cx
adaptable cy;cz d0 d1 d2
adaptation d3 d4
adapted d5;d6
adaptive d7;d8
add d9 da db dc;96 dd 5p de
addicted df;dg
addiction dh
addition di
additional dj;dk
additive dl dk;dm dn dj do dp dq
addlebrained dr;ds
address dt du dv;dw dx dy
adept 9x dz;88
adequate e0 e1 e2;e3 e4 e5 e6
adhere e7;8h e8 e9 ea
adherent eb ec;ed
adhesive ed;ec ee ef eg eh ei
adieu ej
adios ej
adjacent ek el em;en eo ep
adjectival eq
adjective eq er
adjoin es e9;d9
adjourn et;eu ev
adjournment ew
adjunct 72 ex;73 ey
adjust ez f0 7f;5p f1 cx 7h
adjusted f2 f3 f4;f5 f6 f7 f8
adjustment f9 fa fb d4
administer fc fd fe;ff 8i fg
administration fh fi fj
administrator fk
admirable fl;fm
admirably fn
admiration fo fp fq
admire fr;fs ft
admired fu;fv
admirer fw
admissible fx;fy
admission 6l
admit ai fz;am w 65
admittedly g0
admix ;g1
admonish g2 g3 g4;g5 g6 g7
admonition g8
ado g9
adolescent ga gb gc gd;ge gf gg
adopt ea gh gi b0;gj 65 5l b2
adoption 6i gk
adore gl;gm
adorn gn go gp;5p 2d gq
adorned gr;gs gt gu gv gw gx gy gz h0 h1 h2 h3 h4 h5
adroitness h6
adsorb ;3v
adult h7 h8 h9;ha hb
adulthood hc
advance hd he hf hg hh hi hj hk hl;7u hm hn ho hp hq
advanced hr hs ht hu;hv hw hx hy
advancement hz hg i0
advancing i1;hx
advantage ;i2
advantageous i3 i4;i5 i6 i7 i8
advent i9
adventure ia ib ic;id ie
adventurer if
adventurous ig;ih ii ij
adversary ik
adverse il im;in io
adversity ip
advertise iq ir;is it
advertised iu;iv
advertisement cs
advertising cs
advisable iw;ix iy
advise g5 iz hm;j0 8w 8x
advised j1 j2;j3 j4
advisedly j5
advisor j6
advisory ;j7
advocate j8 j9 ja jb;hm jc
aerated jd je;c0 jf
aerial jg jh;ji
aerodynamic jj;jk
aerosolize ;jl jm
aerosolized jn;jo
aesthetic jp jq jr js;jt ju jv jw jx
affair jy jz k0
affect k1 k2 k3 k4;5p k5 k6
affected k7 k8 k9;ka kb kc kd ke kf kg kh ki kj kk
affecting kl;km
affection kn
affectionate ko;kp
affectionately kq
afferent kr;ks
affiliated kt;ku
affiliation kv
affinity kw
affirm kx ky kz;8x
affirmation l0
affix l1 l2 l3;l4
affixed l5;l6 l7
afflicted l8 l9;la lb
affluence lc
affluent ld le;lf
afford lg;lh li
affordable lj;lk
affront ll lm;ln
afire 1b;1f
aflame 1a 1b;1e 1f
aflare lo 1b;lp 1f
afloat lq lr ls;lt lu lv
afoot lw lx;lp ly
aforesaid lz;m0
afraid m1 m2 m3;m4 m5 m6 m7 m8 m9 ma mb mc md me mf
aft mg;mh
after mh mi;mg
aftermath mj mk
afterthought ml
afterward mi
afterwards mi
agape mm;mn
age mo;mp 5p
aged mq mr ms mt mu;mv mw mx
agency my mz
agenda n0
agent n1
agglomerate n2 n3;n4 n5
aggravate n6 n7;5p n8
aggregate n9 na nb;nc nd n5 ne
aggregation 9g nf
aggression ng nh
aggressive ni nj nk;nl nm nn no np
aggressively nq
aggressiveness ng
aggressor nr
aghast m4;m1
agile ns nt;2k nu
agilely nv
agility nw
aging nx ny;mv
agitate nz o0 o1 o2;o3 o4 ir o5
agitated o6 o7;o8 o9 oa ob oc od oe of og oh oi oj
agitation ok ol
ago om;on
agony oo op
agree oq 5m 8h 8f;66 or
agreeably os
agreed ot;ou
agreement ov ow 8c ox
agricultural oy;oz
agriculture p0 p1
ague ck
ahead p2 p3 p4 p5;p6
ahorseback p7 p8;lp
aid p9 pa pb pc pd pe;ho pf
aide pg
ailing ph;la
ailment pi
aim pj pk pl pm pn;po pp pq pr
aimless lq ps;lt pt
air pu pv pw px;py pz
airborne q0;q1
airless q2;q3
airline q4
airplane q5
airs q6
airtight q7;q8 q9
airway q4
airy qa qb jh;qc qd ji
ajar qe;qf
akin qg qh;qi qj
alabaman qk
alabamian qk
alarm ql qm qn qo;qp g6
alarmed m5;m1
alarming qq;qr qs qt qu qv qw qx qy qz r0 r1
alert r2 qm qo r3 r4 r5;g6 r6 r7 r8 r9 ra
alerting rb r2
alertness rc rb
alfresco rd re;rf
alibi rg;rh
alien ri rj rk rl rm rn;ro rp rq
alienate rr rl;5p ro rs
alienated rt ru;rv rw
alienation rx ry
alight rz 1b;s0 s1 1f
align f0 s2 s3;f1 8h s4 ez
aligned s5;s6
aligning s7;s8
alignment s9
alike sa sb
aliquot sc;sd
alive se sf sg sh;si sj sk sl sm sn so sp
alkaline sq;sr
all ss st su;sv sw sx 3o
allege sy;sz
alleged t0 t1;t2 t3
allegiance t4
allegory t5 t6
alleviate t7 t8;pf pd
alley t9
alleyway t9
allied ta tb;qj ou
alligator ;tc
alligatored td;te
allocable tf;tg
allocate th;ti
allocation tj tk
allot ti 8g fd;8i
allotment tj tk
allow tl w tm tn;66 8i ti
allowable to fy;tp fx
allowance ;tm
allure tq;tr
ally ts;7w
almost tt
alone tu tv tw tx ty;tz u0 u1 u2
aloneness u3
along u4
alongside 23
aloof u5;u6
aloofness u7
aloud u8
alpha u9 ua;ub uc
alphabetize ;ud li
alright ue uf ug;e6
also uh
alter 5p 7k;ui
alteration uj fa uk
altercation ul
altered f8 d5;f4 um un uo d6
altering up
alternate uq ur us ut uu;7k uv uw ux uy uz
alternating uu;uy
alternative v0 ut v1;uz v2
alternatively v3
altitude v4 v5
altogether v6 su
alveolar v7
always v8 v9 va
amass 9e 9d;96 9f
amateur vb;vc
amaze vd ve;vf vg
amazed vh;vi
amazement vj
amazing vk vl;vm vn
amber vo;vp
ambiance vq
ambient vr;en
ambiguous vs vt vu;vv vw vx vy vz
ambition w0;w1
ambitious w2 w3;w4 w5 w6
amble w7;w8
ambuscade w9 wa;wb
ambush w9 wa;wb wc
amenable wd we wf;wg wh 8z
amend pf wi;wj 5p wk
amended wl wm;wn wo
amenities wp
america wq
amiable wr;ws wt
amicable wu;wv
amiss ww wx wy;wz
ammo x0
ammunition x0
amorous x1 x2;kp
amorphous x3 x4 x5 x6;x7 x8 vz x9
amount xa xb xc xd nc;2d xe
ample xf 4u xg;xh xi 2g xj
amplification xk xl
amplify xm xn xo;xp xq hn xr
amply xs xt
amputate ;xu
amuse xv xw;xx xy
amused xz;y0
amusement y1
analeptic ;y2
analogous y3;qi
analogue y4 y5
analyse y6 y7 y8 y9;fg
analytic ya yb yc;yd
analytical ya yc
analyze y6 y8 y7 y9;fg
anatomic ye yf
anatomical ye yf
anatomy yg
ancestor yh
ancestral yi;yj
ancestry yk
anchor yl ym;yn
ancient yo yp;on mv
ancillary 72;73
anemic yq;yr
angel ys yt
angelic yu yv;yw yx
anger yy n8 yz;z0 z1
angle z2 z3 z4 z5;7u z6 z7 z8
angry z9 za zb;zc zd ze zf zg zh zi zj
anguish zk zl;zm zn
anguished zo;zp
angular zq;zr zs
animal zt zu;zv
animate zw zx zy zz 100;101 5p 102 103
animated sg 104;sm sn so 105
animation 106 107
animize zx;5p
annihilate 108;109
annihilating 10a 10b;10c 10d
annihilation 10e
announce is 10f 10g;8w dd 10h pz
announced 10i;t2
announcement 10j
annoy 10k;10l
annoyance 10m 10n 10o
annoyed 10p 10q;10r 10s
annoying 10t 10u;10v
annual 10w 10x;10y
annually 10z
anomalous 1q;m
anomic rt;rv
anonymous 110;111
another 112;113
answer 114 115 116 117;dd 69 118
answerable 119 11a;11b 8z
answering 11c;11d
antagonise 11e 11f;ba 10k
antagonist ik
antagonistic 11g 11h 11i;11j np 11k 11l
antagonize 11f 11e;10k ba
antebellum ;11m
antecedent yh 11n 11o;11p 11q
antenna jg 11r 11s
anterior 11t 11p;11u 11v 11o
anthropomorphic 11w;11x
antic 11y 11z 120;121 122
anticipate 123 124 125 126;67 ba 127 128
anticipated 129;12a
anticipation 12b 12c 12d 12e
antipathy 12f
antique 12g 12h 12i;12j 5p 12k 12l
antiseptic 12m;12n 12o 12p 12q
antithetical 12r;12s
antitrust 12t;12u
anxious 12v 12w;12x 10s
anxiously 12y
any 12z;130
anyhow 131 132
anyway 131 132
apart 133 134;135 136
ape 137;138 139
apex 13a
apiece 13b
aplomb 13c
apocalypse 13d
apocalyptic 13e;13f
apocryphal 13g;t3
apogee 13h
apologetic 13i;13j
apologia 13k
apologize 13l;13m
apology 13k 13n
apostolic 13o
apothecary 13p
appalling qr;qq
apparatus 13q
apparent 13r 13s;13t 13u
apparently 13v 13w
apparition 13x 13y
appeal 13z 140 141 142 143;bs 144 145
appealing 146 147;148 149
appear 14a 14b 14c;2d 14d
appearance 14e
appearing 14e
appease 14f 14g;14h 7j 14i
append l2 da;l4 dd
applaud 7c 7d;7e it
applause 14j
applicability 14k
applicable 14l;14m
application 14n
applied 14o;14p 14q
apply 14r 14s;k5 144 14t
appoint 14u 93;14v gq
appointed 14w 14x 14y;14z 89 150
appointee 151
appointment 152 153 154 151
apportion th 155;ti 156
appraisal 157 158
appraise 159 15a;67 y6
appreciable 15b;15c
appreciate 15d;al 15e 4c 96
appreciated 15f;15g
appreciation 15h 15i fq
appreciative 15j 15k;15l 15m
apprehend 15n 15o;15p 15q
apprehension 15r 15s 15t 15u
apprehensive 15v 15w m6;co 15x m1
apprentice 15y;15z
approach 160 161 6m 162 163 164;8p 165 ba
approachable 6r 6y 6u;6w 6t 6q
approaching 166 161 167;168
appropriate tn 169 16a;ti 16b 16c 16d
appropriately 16e
appropriateness 16f
approval 16g
approve 16h;16i 67
approved 16j;16k
approximate 165 16l 16m 16n 16o;16p de 16q 16r en
approximately 2h
approximation 16s
apt 16t 16u 16v 16w;16x 16y nu 16z
arable 170;171
arbitrarily 172
arbitrary 3p;3j 173 174
arbitrate 175;176
arboreal ;177
arc 178 179;z6
arcane 17a;17b
arch 179 17c 17d;z6 17e 17f
archaize ;5p
arched 17g;17h
archetype 17i
arching 17g;17h
architect 17j
archive ;17k
arctic 17l 17m;17n 17o
ardent 17p 17q 17r;1e 17s 17t
ardor 17u 17v
arduous 17w 17x 17y;17z w6
area 180 181
arena 181 182
argot 183
argue 184 185 186;187 188
arguing 189
argument 18a 189 18b
argumentative 18c;18d 18e
arise 18f 18g;18h 18i 18j
aristocracy 18k 18l
aristocratic 18m;18n
arm 18o 18p 18q;li
armament 18r
armed 18s 18t;18u 18v 18w
armor ;gq
armored 18x 18y 18z;190 191 192
arms 193
army 194
aroma 195 196
around 2i 2j
arousal 197 198
arouse z0 199 19a 102;19b 19c 19d k2
aroused 19e 19f 19g 19h;19i 19j 19k hb
arraign ;9r
arrange ud 19l 19m 19n;19o oq bx b2
arranged 19p 19q 19r;19s 19t 19u 19v
arrangement ox 19w 19x
arranging 19y
array s2;ud s4
arrest 15u 19z 15o 1a0;15q 1a1 1a2 1a3
arrival 1a4 1a5
arrive 1a6;84
arrogant 1a7;1a8
arrogate 1a9 16b;144 1aa
arrow 1ab
arsenic 1ac
art 1ad 1ae
article 1af;1ag
articulate 1ah 1ai 62 1aj 1ak;li 61 1al 1am 1an
articulated 1ak;1an
articulation 1ao 1ap 1aq
artificial 19v kf 1ar;19r 1as 1at 1au 1av 1aw 1ax 1ay 1az 1b0 1b1 1b2 1b3 k8 x8
artificially 1b4
artillery 1b5 1b6
artilleryman 1b7
artisan 1b8
artistic jt js;jr jx
artistry 1ad
arty ;1b9
as 1ac 1ba
ascend 1bb;7u 5h
ascendancy 1bc
ascending 1bd 1be;1bf 1bg
ascent 1bh 1bi 1bd
ascertain 1bj 1bk 1bl;1bm 1bn
ascertainable 1bo;1bp
ascribe 94;67
ash ;5p
ashamed 1bq;1br 1bs
ashen 1bt;1bu 1bv
aside 1bw 1bx 134
ask 1by 1bz 1c0;144 1ai 1c1 dw
askew 1c2 1c3;1c4
asking 1c5
asleep 1c6 1c7 1c8;1c9 1ca 1cb 1cc 1cd 1ce
aspect 1cf 1cg
asphalt ;1ch
aspirant 1ci w4;w2
aspiration w0 1cj
aspire 1ck;1cl
ass 1cm 1cn
assail 1co 1cp 58;1cq g7
assault 1cr 1co 1cs 58;g7
assay 1ct 1cu id;y6 ba
assemblage 1cv 1cw 1cx 9g
assemble 1cy 1cz;1d0 19b 1d1
assembly 1d2
assent az 5i;5m
assert sz ky 1d3;1d4 8x b7 1d5
assertion l0
assertive 1d6;1d7 1d8
assess 159 1d9;67 1da 1db 16l
assessment 157 1dc
asset 1dd
assign 1de ti 94 1df;93 fd 67 gj
assigned 14z;14w
assigning 1dg
assignment 1dg 1dh
assimilate 3t 9b 1di;3w 7f 5p 3s
assist pa pd o 1dj;ho 1dk
assistance pa p9 pb
assistant 1dl ex;ey
associate 1dm 1dn 7w 1do;1dp 1d1 1dq ey
assorted 1dr 1ds;1dt 12s
assortment 1du 1dv
assume 1dw gi b0;123 5l b2 1dx
assumed 1dy;1dz
assuming 1e0;1e1
assumption 1e2
assurance 1e3 1e4
assure 1e5 1e6 1bk;ky 1e7 1bm
assured 1e8 1e9;1ea 1eb
asterisk 1ec;1ed
astonish vd;vf
astonished vh;vi
astonishing vk 1ee;vm vn
astonishingly 1ef
astonishment vj
astound vd;vf
astounding 1eg 1ee;1eh vn
astral 1ei
astray 1ej
astringent 1ek;ag
astronomical 1el;xj
astute 1em;1en
asylum 1eo
asymmetry 1ep
asynchrony 1eq
atheist 1er
atheistic 1er;1es
athletic bd 1et;2k 1eu
athletics 1ev
atm 1ew
atmosphere vq 1ew
atom 1ex
atomic 1ey 1ez;1f0 1f1
atone 1f2 1f3;1f4
atrociously 1f5
atrophied 1f6
atrophy 1f7;1f8
attach l4 1f9 1fa;1fb e9 1fc 1fd
attached kt 1fe 1ff;ku 1fg 1fh 1fi kp
attack 1fj 160 1cp 58 1fk 1co;1cq g7 ba
attacker nr
attacking 1fl;1fm
attain 81 1fn 6o;84 1a6 1fo
attained 1fp;1fq
attainment 8b
attempt 1fr id 1fs;ba bx
attempted 1ft;1fu
attend 1fv 1fw 1dj;1fx 1fy 7r pd
attendance 1fz
attendant 1g0 7n 1g1 7x;1g2 7y
attended 7m
attending 1g3 1fz
attention 1g3 pc
attentive 3y 1g4;3x 1g5
attest 1g6 1g7;1g8 ky 8x
attic 1g9 1ga 1gb
attire 1gc 1gd;1ge
attired 1gf;1gg
attitude 1gh
attorney 1gi
attract 1a2 143;1gj 1gk
attraction 1gl
attractive 1gm 149;1gn 1go 1gp 1gq 1gr 1gs 1gt 1gu 146
attributable 1gv;1gw 1gx
attribute 1gy 94 1gz;67
attrition 1h0 1h1
attune ;ez
atypical 1s;m
auction ;1h2
audacious 1h3 1h4 ih;1h5 1h6 ig
audacity 1h7
audible 1h8;1h9
audience 1ha 1hb
audit 1hc;y6 1hd
audition ;1he
aug 1hf
augment ;hn 1hg
augmented 1hh;99
augur 1hi;1hj 126
august 1hf 1hk 1hl;18n 1hm
aura 1hn pu
aurora 1ho
austere 1hp 1hq;1hr 1hs
authentic 1ht 1hu;1hv 1hw
authenticate ;1g6
authenticity 1hx
author 1hy 1hz 1i0;1i1
authoritarian 1i2;1i3 1i4
authoritative 1i5 1i6 1i7;1i8 1i9 1ia
authorities 1ib
authority 1ic 1e3
authorization 1id 1ic 1ie 1if
authorize 16i 1ig;w 93
authorized 16k 1i7;1ih 16j 1ii 1ij 1ia
authorship 1ik 1il
auto 1im
automate ;5p
automated 1in;1io
automatic 1io 1ip 1iq;1in 1ir 1is
automatically 1it
automobile 1im;7u
automotive 1iu;lp
autonomic 1iv;1is
autonomous 1iw 1ix 1iy;1iz 1j0
autonomy 1j1
autopsy 1j2;1j3
autumn 1j4
auxiliary pg 1j5 72;uz 73
avail 1j6;14r pd 1j7
availability 6p
available 6x 1j8 1j9;6s 1ja 1jb 1jc 1iz 1jd
avarice 1je 1jf
avenge 1jg;1jh
avenue 1ji
average 1jj 1jk 1jl 1jm 1jn;xd 81 de 1jo 1jp 1jq 1jr
aversion 12f
avert 1js;1jt 1ju
avocado ;vp
avoid 1jv 1js 1jw;1jt 45
avoidance 1jx
avowed 1jy;t2
await 1jz
awaited 129;12a
awake 199 1k0 r5;19c 1k1 1k2 1k3 1k4 ra
awaken 1k5 199;5p 19c rs
awakened 19i 1k2;19e 1k0
award 1k6 1k7 1k8 1k9 1ka;th 1kb
awarding 1k6
aware ra 1kc;r5 1kd 1ke 1kf 1kg
awareness 1kh
away 3d 1ki 1kj 1kk 1bx;39 1kl
awe 1km 1kn;qp
awed 1ko 1kp;1kq 1kr
awestruck 1kp;1kr
awful 28 qt 1ks 1ko 1kt;2a qq 1ku 1kv 1kw 1kq
awfully 1kt 1kx 1f5
awkward 1ky 1kz 1l0 1l1;1l2 1l3 1l4 1l5 1l6 1l7
awkwardness 1l8 1l9
awry 1c2 ww wx 1c3;1c4 wz
ax 1la 1lb 1lc;1ld 1le
axe 1la 1lb 1lc;1ld 1le
axial 1lf;1lg
axiom 1lh
axiomatic 1li;13t
axis 1lj
babble 1lk 1ll;1lm 1ln 1lo 1lp
babe 1lq
babelike 1lr;1ls
baby 1lq 1lt 1lu;56
bach 1lv;1lw
bachelor 1lv;1lw
back 1lx 1ly 1lz 1m0 1m1 1m2 1m3;16h 7u ho 1m4 1m5 1m6
backbone yl 1m7 1m8 1m9
backed 1ma;1mb
backer yt
background 1mc;5z
backing 1md 1me
backlog 1mf;9e
backpack 1mg;1mh
backstage 1mi 1mj;1mk
backstitch ;1ml
backup 1mm 7o
backward 1mn 1mo 1mp 1m2 1mq 1m3;1mr 1ms 1mt 1mu 1mv 1mw 1mx 1my
backwards 1m2 1mq
bad 1mz 2a 1n0 1n1 1n2;28 1n3 1n4 1n5 1n6 1n7 1n8 1n9 1na 1nb 1nc 1nd 1ne 1nf 1ng
badge ;1nh
badger 1ni;1nj 1e7
badly 1nk 1nl
badness 1mz 1nm
baffle ve 1nn 1no;vg 1jt 1np
baffled 1nq;1nr
baffling 1ns;w6
bag 1nt 1nu 1nv 1nw;1nx 1ny 1nz 4d
baggage 1o0
baggy 1o1;1o2
bait 1o3 1o4 1o5;1o6 1o7 1co
bake 1o8 1o9 1oa;1ob 1oc 1od 2d
baked 1oe 1of;1og 1oh
baking 1oi;1oj
balance 1ok 1ol 1om 1on;1oo 8u b9 2d
balanced 1op;1oq 1or 1os 1ot
balancing 1ou
bald 1ov 1ow 1ox;1oy 1oz 1p0 1p1
balding 1p2;1p0
bale 1p3;9d
baleful qu;1p4 qq
balk 1p5 1p6;1p7
balkanize ;1p8
balking 1p9;1pa
ball 1pb;1pc
ballad 1pd 1pe
ballast ;1pf
balloon 1pg;1ph 1pi
ballot 1pj;1pk
ballpark 1pl
ballyhoo 1pm;iq
balustrade 1pn
ban 1po 1pp 1pq 1pr;1ps 1pt 1pu
band 1pv 1pw 1px;1py l4
bandage 1pz;yn
bandaged 1q0;1q1
bandy 1q2;a0 1cq j0 lb
bang 1q3 1q4 1q5 1q6 1q7 1q8;1q9 1lo 1qa 7u
banging 1qb;xj
banish 1pr 1pq 1qc;1pu 1qd
banister 1pn
bank ;1qe 1qf 1qg bk
bankrupt 1qh;1qi
banner 1qj;a1
banquet 1qk 1ql 1qm 1qn;1qo 1qp
banter 1qq;1o5
baptize ;1qr
bar 1qs 1qt 1qu 1qc;1pt 1qv 1pu yn
barb 1qw;5p
barbarian 1qx 1qy 1qz;1r0
barbaric 1qz;1r0 1r1
barbecue ;1r2
barbed 1r3 18v;1r4 18t
bare px 1r5 1r6 1p1;1r7 pz 1r8 1r9 1ra 1ox
barely 1rb 1rc
bargain 1rd 1re 1rf;176 5m
barge 1rg;1rh 1ri
bark 1rj 1rk;1lm 14t 1rl 1rm
barkeep 1rn
baronial 1ro;vn
baroque 1rp;1rq
barrack 1rr 1rs;1rt 1ru 1o5
barrage 1rv;58
barrel 1rw;19o
barricade 1rx 1qu;1qv
barrier 1ry
bartender 1rn
base 1rz 1nt 1s0 1s1 1s2 1s3 1s4;b3 1s5 1s6 1s7 1s8 1s9
based 1sa 1sb;1sc 1sd
basel 1p3
basement 1se
bash 1q3 1sf 1sg;1q9
bashful 1sh 1mw;1si 1mo
basic 1sj 1s6 1sk 1sl sr;1s1 1sm 1sn 1so 1sp 1i9 1sq sq
basically 1sr
basics 1ss
basin 1st
basis 1su 1sv
bask 1sw;1sx
basket 1sy
bass ;1sz
bastard 1t0 1t1 1t2;1dz
baste 1t3 1t4;1t5 1t6 1ml
bat ;1q9 1t7
batch 1t8 1t9;1ta
bathe 1tb;1tc 1td 1te
bathing 1tf
bathroom 1tg
bathtub 1th
baton 1ti
battalion 1tj
batter 1tk 1tl 1t3;1tm 1t6 1tn
battered 1to 1tp 5c;1tq mw 5a
battle 1tr 1ts 1tt 1tu;1cq
battlefield 1tv
battlefront 1tw
battleful nl;ni
battleground 1tv
bawdy 1tx;1ty
bawdyhouse 1tz
bawl 1u0;1u1 1u2 1u3
bay 1u4 1u5;1lm 1rk 1u6
bayonet ;1u7
bazaar 1u8
be 1u9 2d 1fx 1ua
beach ;s0
beacon 1ub;1uc 1ud
bead 1ue;1uf gn 1ug
beaded 1uh;1ui
beady 1uj gs;17t gr
beak 1uk 1ul;1tm
beam 1um 1un 1uc pw;1uo 61 px
beaming 1up 1uq 1ur;1us 1a8 17t
bean 1gb;1q9
bear 1ut u 1uu;2e 1uv w 1uw
bearable ;1ux
beard 1uy;1uz
bearded 1v0;1v1
beardown 1v2;1v3
bearer 1v4 1v5
bearing pl 1v6 1v7 1v8;1v9
beast zt 1va
beat 1vb 1vc 1vd 1ve 1t6 1vf 1vg 1vh;1vi 1tm o5 1vj
beaten 1vk;ay
beating 1vl 1vm
beau 1vn 1vo
beautiful 1vp 1vq;1vr 1vs 1vt 1vu 1vv 1vw 1vx 1vy 1vz 1w0 1w1
beautify 1w2 go gn;pf 2d 5p
beauty 1w3
beckon 1w4;7e 143 1w5
become 1w6 xe 18h 1w7;19c 1w8 1w2
becoming 1w9;1wa
bed 1wb 1wc;li 1wd 19o 1we
bedamn 1wf;19a
bedding 1wg
bedfast 1wh;la
bedraggled 1wi 1wj;1wk 1tq
bedrock 1ss
beef 1wl 1wm;1wn
beefy 1wo;1wp
beehive 1wq 1wr
beetle 1ws;1wt 7u 1vf 1wu
befall 1wv;18j
befit 1ww;8h
befog 1wx;1wy
before 1wz p3
befriend 1x0;1fa
befuddle vg;2d
befuddled 1nq 1x1;ds 1nr
beg 1x2 1x3 1x4;1x5 144 1x6
beget 1x7;19b
beggar ;1x8 1qi
begin 1x9 1xa 1xb;1lm
beginner 1xc 1xd
beginning 1xe 1xf 1xg;1xh
beguile 1xi;1xj 143
beguiling 1xk 1xl;1xm 1xn
behave bi b7;b9 ba
behavior 1xo 1xp
behead ;109
behind 1cm 1xq 1xr;1xs
behold ;1xt
behoove ;2d
beige ;vp
being 1xu 1xv
belabor ;g7 1t6
belated 1xw;1xx
belch 1xy;1xz 1y0
belching 1xy
belie 1y1 k6;1y2 1y3
belief 1y4
believable 1y5;1y6 1y7
believably 1y8
believe 1y9 1ya 1yb;64 67 123
believer 1yc
bell 1yd 1ye;l4
belligerent 1yf nk 1yg;np 1yh
bellow 1yi 1u0;1u1 1rm
belly k;1yj
belong ;2d 1fx
belongings 1yk
beloved 1yl 1ym;fv
below 1yn 1yo
belowground 1yp 1yq;1yr 1ys
belt 1q3;1yt 1q9 yn
bemoan 1yu;1wn
bench 1yv 1yw 1yx;1yy 1yz
bend 1z0 1z1 1z2 z6 1z3 1z4;1tn 1ju
bended 1z5;1z6
bending 1z1 1z7
beneath 1yn
benediction 1z8
beneficial i5;i3
benefit 1z9 1za;68 pe
benevolent 1zb 1zc 1zd;1ze 1zf 1zg
bent 1zh 1zi 1z5 1zj;1zk 1z6 1tq
bequest 1zl
berate 1zm;g7
bereavement 1zn
berry 1zo;1zp
berth 1zq 1zr 1zs;li yn 1zt
beryllium 1u9
beseech 1zu;1x5
beset 1zv 1zw;10k 1co gn
besides uh
besiege 1zx;1cp 1zy 1zz
besmirch 200;9s 201
bespeak 1hj 144;pz an
bespectacled gt;gr
best 202 203 ix 204;1ve 205 206 207 iw
bestial 208;209
bestow 20a db;1k9 8i 5p
bestubbled 20b;1v1
bet 20c 20d 20e 20f 20g;126 20h 20i
beta 20j 20k;ub uc
bethink ;20l
betray 20m 20n;1lp 20o 20p
betrayal 20q
betrothed 1fg;1fe
better pf 20r wo 20s ix 20t 204;20u 5p 19c wm 20v 20w iw 20x
betterment he 20y
bevel 20z;210
beverage 211
bewail 1yu;1wn
bewhiskered 1v0;1v1
bewilder ve;vg zn
bewildered 1nq;1nr
bewilderment 212
bewitch 1xi 213 214;143 215 216
bewitched 217;218
bias 219 21a 21b 21c 21d;21e 21f
bible 21g
biblical 21h
bicker 21i 21j;185
bickering 21i
bicycle 21k 21l;21m
bid 21n 21o 21p 21q 21r 1zu 21s;21t 1x5 a0
bidding 21n 21p
bide t;v
big xj 21u 1n0 21v 21w;xg 1el 21x 21y 21z 220 221 222 223 224 225 226 227 228 229 22a 22b 22c 22d 22e 22f 22g 22h 1qb 22i 22j 22k 22l 22m 22n 22o 22p 22q 22r 22s 22t 22u 22v 22w 22x 22y 22z 230 231 232 233 234 235 ub 1ne 236
bigger 21y;xj
bike 21k 21l;21m
bilateral 237 238 239;23a 23b 23c
bilk 1nn 23d;1xj 1jt 23e 23f
bill 23g 1da;8u ir 23h
billion 23i 23j 23k;23l
billow 23m 23n 23o 1pg;23p 7u 23q 1pi
bin ;9f
binary 23r;ne
bind 23s 1fa 23t 1pz;1f9 1fd l4 yn
binding 23u;23v
binge 23w 23x 23y;1qp
bioassay ;1cu
bipartisan ;23z
bird 240 241 242;243
birdie 244;245
birth 1ut;1uv
birthplace 246
biscuit 247
bit 248 249
bite 24a 24b 24c 24d 24e 24f;24g a6 24h
biting 1r3 24i;1r4 ab
bitter 24j 24k 24l 24m ad 24n 24o;24p 24q 24r af zp
bitterly 24o
bitterness 24s 24j 24k
bittersweet 24t;24u bc
bivouac 24v 24w 24x;24y
bizarre 24z;v2
blab 1ll 1ln;1lp 1lm
black 250 251 252 253 zd 254;255 256 z9 16
blackberry ;1zo
blacken 252 257;255 258
blackened 259 25a;25b 1u6
blackening 25c
blackness 250 251
blade 25d
bladed 25e;25f
blame 25g 25h 25i 25j;9s g7 94 25k
blanch 25l;255 1ob
blanched 1bt;1bu
bland 25m;25n
blandness 25o
blank 25p 25q 25r;25s 25t 25u 25v 3o
blanket 25w 25x 25y;14t 25z 260
blanketed 261;1ui
blare 262 263;264 1lo
blaring 262 265;236
blaspheme 266;267 268
blasphemous 269 26a;26b 1ty
blasphemy 26c
blast 1q4 26d 263 26e 26f;264 1q9 26g
blasting 26h 265;10c 236
blatant 26i 26j;26k 26l
blaze 26m 26n 26o;1uc 26p 26q 26r
blazing 26m 26s 26i;17t 26k
bleach 26t;26u 26v
bleached 26w 1at;1bu 19v
bleak 254 26x 26y;16 26z 17o
bleary 270 271;1vj 272
bleat ;1wn 1rm
bleb 273
bleed 274 275;276 fg 277 278
bleeding 279
blemish 27a 27b 27c 27d;27e 27f 27g
blend 27h g1;nd 8f 27i
blending 27h 27j
bless 27k;19a 20a 7e 8x
blessed 27l 27m 25j 27n;27o 27p 25k
blessing 16g 27q 27r 1z8
blight 27s;27t
blighted 27u;27v
blind 27w 27x 27y 27z 280 281;5p 282 283 284 285 25u 286
blinded 283;280
blindfolded 284;280
blinding 26s;17t
blink 287 1t7 288 289;28a 1np 28b
blinker ;14t
blinking 287 28c 28d;28e 28f
blissful 28g;28h
blister 273;1yj 58 5p
blistering ad 28i 28j;af 1oj 5r
blithe 28k 28l;28m 1us
blithely 28n
bloat ;1yj 28o
blob 28p;28q
bloc 1lj
block 28r 1qu 28s 28t 28u;1qv 1jt 28v
blockade 28s 1qu;1jt 1qv 1zx
blockading 28w;28x
blocked 28y;28z 290
blog ;dw
bloke 291
blond 292 293 294;295 296 297 298 299
blonde 292 293 294;295 296 297 298 299
blood 29a yk;29b
bloodless 29c;1ce 29d 29e
bloodshed 29f
bloodstained 29g;29h
bloodsucking 29i 29j;29h 1ls
bloodthirsty 29k;29h
bloody 29h 28d 29l;25z 29g 29i 29k 29m 29n 29o 28f
bloom 29p 29q 29r 29s;mp
blooming 29p 28d;28f
blossom 29q 29t 29s 29u;mp
blot 29v 29w 28p;3u 28q
blotch 29x;29y
blow 29z 2a0 2a1 2a2 2a3;2a4 276 7u
blown 2a5 2a6;lp 2a7
blubber 2a8;1u3 1lm
bludgeon 2a9;2aa 1q9
blue 2ab 2ac 2ad 26a;255 vp 2ae 2af 1ty
blueprint 2ag 2ah;2ai
bluff 2aj 2ak;2al qp 34 2am
bluish 2ab;vp
blunder 2an 2ao 2ap 2aq;2ar 2as 1lm
blunt 2at 2au 2av;2aw 2ax 5p 2ay 2am 2az
blur 2b0 2b1 2b2;5p 2b3
blurred 271 2b4;272 x9
blurry 271;272
blurt 2aq;1lm
blush 29r 2b5;255 2b6
blushing ;f
bluster 2b7 2b8 2b9 2ba;2a2 xn bi
blustery 2bb 2bc;zi 1i4
board 2bd 2be 2bf;2bg 24y 1lw 7l
boast 2b9 2bh;xn 2e
boastful 2bi;1a8
boastfully 21w
boat 2bj;21m
boater 2bk
boatload 2bl
bob 2bm 2bn;o5 210 21t
bode 1hi;1hj
bodily 2bo 2bp;zv 2bq
body 2br;2bs
bodybuilder 2bt
bodyguard 2bu
bog ;2bv 2bw
bogey 2bx 2by;245
boggle ;2bz 2c0 vf
bogus 1t2;1dz
bogy 2by 2bx
boil 2c1 2c2;19c b2 5p o5
boiled 2c3;1oh
boiler 2c4
boiling 2c5
boisterous 2c6 2c7 2c8;2c9 2ca zi
bold 1h5 2cb 2aj;1h3 2cc 2cd 2ce 2cf 2cg 34
boldness 2ch 2ci
bolshevik 2cj
bolster 2ck;2cl 2cm 2cn
bolt 2co 1q8;o5 2cp 2cq 2cr
bomb 26g;1cp
bomber 2cs
bombproof 2ct;2cu q8
bond 23s 1fa;1f9 1fd 2cv 2cw
bone 2cx 2cy 2cz;2d0 xu 2d1
bones 2d2
bonnet 2d3;2d4
bonus 2d5 2d6
bony 2d7 2d8 2d1;2d9 2cz
boo 242 2da;2db
booby 2dc
book 2dd 2de 2df 2dg;2dh 144 2di 2dj
booked 2dk;2dl
booking 2dm
boom 2dn 2do 26e 2dp;1lo 1q9
boomerang ;2dq
boon 27q 2dr;16r
boost 2ds 2dt 2du hj hi;2dv hn ho
boot 2dw 1q5;2dx 2dy
booted 2dz;2e0
booth 2e1
booty 2e2
booze 2e3 2e4;2e5
border 2e6 2e7 2e8 2e9 2ea 2eb 2ec 2ed;e9 2ee 1qf li
bordered 2ef;2eg 2eh 2ei 2ej
borderline 2e6 2ek;2el
bore 2em 2en 2eo 2ep 2eq;210
bored 2er;1vj 2es
boring 2et;2eu
born 2ev;nu
borrow gh;68 65
borrowing gk
bosom 2ew 2ex;1wy 2ey
boss 2ez 2f0 2f1;2f2 a1
both 2f3;130
bother 2f4 10o 2f5 10k 2f6;2f7 10l k1 2f8
bothered ;f
bottle ;2f9 19o
bottleneck 2fa;28s 2fb
bottom 2fc 1cm 2fd 2fe;li 2ff 15p 2fg
bottomless 2fh 2fi;2fj 2fk 1r9
bouffant 221;xj
boulder 2fl
boulevard 1ji
bounce 2fm 2fn 2fo;2fp 2fq 7u 2dq
bouncing 2fn 2fr 2fs;2ft sl
bound 2fu 2fv 2fw 2fm 2fp 2eb 2fx 2fo 2fy 2fz 2g0 2g1;o5 2ee 2g2 2g3 2g4 2g5 2g6 2g7 2g8 2g9 2ga 2gb
boundary 2fv 2fu 2fw
bounded 2gc;2gd
boundless 2ge;2gf
bounds 2fv
bouquet 2gg 2gh
bout 23x
bovine 2gi;2gj
bow 5g 2gk 1z4;7e 5j 18i z6
bower ;1qf
bowing 2gl;17
bowl 2gm;2gn 2go a0
bowlder 2fl
box 2gp 2gq;2gr 1q9 1cq
boxed 2eg;2ef 2gs
boy 2gt
boycott ;2gu
boyfriend 1vn
boyish 2gv;ge
brace 2gw 2gx 2gy 1pf 2gz 102;2h0 2h1 2h2 k2
braced 2h3 2h4;2h5 1sc
bracing 2h6;2h7
brad ;yn
brag 2b9 2f1;xn a1
braggadocio 2b8
braid 2h8;2h9 gn 2ha
braided 2hb;2hc
braille ;2hd
brain 2he 2hf 2hg;1q9 109
brainy 2hh;nu
brake 2hi;2hj 1a3
branch 2hk 2hl 2hm 2hn;1hg 2ho
branched 2hp;2hq 177
brand 2hr 2hs 2ht;1ed dx 1nh 2hu
branded 2hv;2hw
brandish 2hx 2hy;2hz 1yz
brash 2i0;1e1
brass fi 2ci
brassy 2i1 1h4;1r1 1h6
bravado 2b7
brave 2i2 2i3 1h3 2i4;2i5 2i6 2i7 2i8 2i9 2ia 2ib 2ic 1h5 2id
bravery 2ie
brazen 1h4;2if 1h6
breach 2ig 2ar 2ih;2ii 2ij
bread 2ik;14t
breadth 2il
break 2im 2in 2ig 2io 2ip 2iq;1le 27i 27g 2ir
breakable 2is;2it 2iu 2iv 2iw
breakaway 2ix;1j0
breakdown 2iy 2iz
breakfast ;1qp 2j0
breakthrough 2j1
breakup 2j2
breakwater 2j3
breast 2j4 2j5 2j6 2j7;2j8 6o 2j9
breath 2ja
breathe 2jb;2jc 2d
breathed 2jd;2je
breathing 2jf
breathless 2a7 2jg 2jh;2ji 2a6 2jj 1ce
breathtaking 2jg;2jj
breed 2jk 2jl;cj 1we 2jm 2jn
breeding 2jo 2jp 2jq;2jr
breeze pv 2js;2a2 7u
brevity 2jt
brew ;1oc 2ju
bribe 2jv;2jw
bridegroom 2jx 2jy
bridge ;1fb 1d0 2jz
bridle 2k0;yz 2k1 116
brief 2k2 2k3 g;2k4 j 2k5 i
briefly 2k6
brigade ;2k7
bright 17t 2k8 2k9 2ka;2kb 2kc 2kd 1uj 1ur 26s 17r 2ke 2kf 2kg 2kh 2ki 2kj 1g nu 1h
brighten 2kk 2kl;5p
brightly 2ka
brightness 2km 2kn
brilliance 26o 2ko 2kp
brilliancy 2kq
brilliant 2kr 2hh 2ks 2k8;a1 nu vn 1g
brilliantly 2ka
brim 2kt;2e 2cn
brimming 2ku;lv
brindle ;2kv
bring 2kw 2kx 2ky;1uw 5p 19b 2kz
bringing 2l0
brink 2l1 2l2
brisk r4 2h6;5n r9 2h7 2l3
bristle 2c;2e 69
brittle 2l4 2it;2is
broach 2l5;j0
broad 2l6 25y 2l7 2l8;2l9 2la 2lb 2lc 2ld 2le 2lf 260 2lg 2lh
broadcast 2li pw 2lj;px 2lk
broaden 2ll 2lm;hn 7k 96
broadening 2ln 2lo
broadly 2lp
broadside 2lq 2lr 2ls;2ff 2lt
brocaded gu;gr
broil 1o9 1oa;1r2 1od 2d
broke 2lu;2lv
broken 2lw 2lx;2ly 2lz
broker n1;176
bronze 2m0 2m1;2m2 255 vp 2m3
bronzed 2m4;2m5
brood 2m6 2m7;2m8 2m9
brooding 2ma 2mb;2mc
brook 2md u;w
broom 2me;2mf 2mg
brothel 1tz
brother 2mh 2mi
brotherhood 2mj 2mk
brow 2ml 2mm
browbeat 2mn 2mo;2mp 2mq
brown 2mr;1ob 29y vp 2m5
brownish 2mr;vp
browse 2ms 2mt 12j 2mu 2mv;z7 2mw 2mx
browsing 2ms 2mt
bruise 2my 2mz ln;2n0 z0 2n1 27g
bruit 2n2;2n3
brush 2n4 2n5 2n6;2b3 2n7 2n8 o5
brushed 2n9 2na 2nb;2nc 2nd 2ne
brushy 2nf;2ng
brutal 2nh 2ni 208 2nj;209 1ne 2am
brute 1va zt 208;209
bubble 2nk 1lk;1xz 1lo 2nl 5p
buck 2nm 2nn 2no 2np;2nq 2nr 1rh o5
bucket 2ns;19o 1uw
buckle 2nt 2nu 2nv 2nw;yn 2nx 28q
bucolic 2ny 2nz 2o0;oz
bud ;mp 1xa
buddy 2mh
budge o2;o5
budget ;de
buff 2o1 2o2;1q9 2o3 vp
buffalo ;2o4
buffer 2o5 2o6;2o7
buffet 2o8 1tl 2o2;1tm 1q9
buffoon 2o9 2oa
bug 1ni 2ob;1nj 2oc
buggy 2od 2oe;2of 1wk
bugle ;2og
build 2oh yg 2oi 2oj;19b mp pf
building 2ok 2ol
built 2om;2on
bulge 2oo 2op 1nv 2oq 2or;1tn 1nz 28o
bulging 2os;2ot 2ou 2ov 2ow 2ox 2oy 2oz 2p0 1wu
bulk 2p1 2p2 2or;2op 28o
bulky 223;xj
bull 2p3 2p4;2p5 2p6 k4 2p7
bullet 2p8 2p9
bulletin ;px
bullnecked 2pa;1v3
bullshit 2p3 2p4;k4
bully 2pb 2mn 2mo 2pc;2mp 2mq 6g
bullying 2pd 2bc;1i4
bum 2pe 2pf 2pg 1cm 2ph 2pi 2pj;2pk 2pl 1s8
bump 2oo 29z 2pm 2pn 2po;2ff 2pp 1de
bunch 2pq 2pr n4;2ps 1uf
bundle 2pt 2pu 2pv n4 2pw;2px 1uf ud 2py
bunk 1zr 2pz 2q0;1xj 1wb 6
bunker 2q1;2fq 2q2 2q3
bunt 2q4;2fq 1tm
buoyant 2q5 2q6;qd 1us
burden 2q7 2q8 2q9 2qa 2qb;2qc 2qd
burdened 2qe;2qf 2qg
bureau my 2qh
burgeon ;1hg
buried 1ys;1yq
burly 1wo;1wp
burn 2qi 2qj 2qk 2ql 26q 24e;2ir 1uc 19c a6
burned 2qm 2qn 2qo;c0 27v 1oh
burning 2qp 2qi 2qq 2qr;ub
burnt 2qo 2qm 2qn;1oh c0 27v
burr ;xu
burrow 2qs 2qt;2qu
burst 2qv 2qw 2qx 2qy 1y0;2ip 2qz 27i 2fp
bury 2r0 2r1;1wy 2r2 2r3 1qf
bus 2r4;2r5 21m 2r6
bush 2r7 2r8 2r9;li 1s8
bushel 2ra;pf
bushwhack wa;wb 1lw 2rb
bushwhacker 2rc
bushwhacking 2rd;2re
bushy 2rf;2rg 177
business 2rh
businesslike 2ri 2rj;2rk 2rl
bust 2rm 23x 2iq 2rn 2ro 2rp 2lu;2ir 1cp 2rq 2rr 2lv
bustle g9 2rs;o5
bustling ;2l3
busy 2rt 2ru 2rv 2rw;1dk 2rx 2ry 1rq 2rz 2l3
but 2s0
butcher 2s1;109
butt 2s2 1cm es 2q4;e9 1tm 19o
butter ;14t
buttocks 1cm
button 2s3;d9 yn
buttoned 2s4;2s5 2s6
buttressed 2h4;1sc
buy 1re 2s7 2jv;68 2jw 2d
buying 2s8
buzz 2s9;1lo 2sa 2d 1w5
buzzing 2sb;26l
by 2sc
bygone 2sd;on
bypass 2se;1jv
cab 2sf 2sg;21m
cabbage 2ik 49;4d
cabin ;2sh
cabinet 2si 2sj
cable 2sk;2sl yn
cackle 2sm;1lm 1rm 2sn
cackly ;2so
cacophony 262
cadaver 2sp
cadaverous 2sq;2d9
cadence 2sr
cadre 2ss
cafe 2st
cage 2su;2sv
cagey 2sw 2sx;1en 2sy
cake 2sz;25z
calamity 2t0
calcify ;2t1 b2 19c 5p
calculate de 2t2 8u 2t3;2t4 67 126
calculated 2t5;2t6
calculating 2t7;2t8
calculation 2t9 2ta 2tb
calendar ;2dh
caliber 2tc 2eo
calibrate 2td;ez 1nh 2te
calibre 2tc 2eo
call 2tf 1qr 2hu 2tg 2th;dx 2sl 1rm
caller 2ti 2tj;2tk 2tl
calling 2tm
callous 2tn 2to;2tp 2tq 2tr
calloused 2to;2tr
calm 2ts 14h 2tt 2tu 2tv 2tw;2tx 2ty 19c k2 2tz 2u0 2u1
calmness 2ts
calumniate 200;9s
camouflage 2u2 2u3;2u4
camp 24v 2u5 24x;24y 5p 1r1
campaign 2u6 2u7 o1 2u8;2u9 ir
camping 2ua
can 2ub 1cm 2uc 2ud;2ue 1yy
canal 2uf;li
cancel 2ug 2uh 2ui 2uj 2uk;1om am xu
cancelled 2ul
cancer 2um 2un
candid 2au;2am
candidate 2uo
candidly 2up
candle 2uq;1j3
candour 2ur
candy 2us;2ut
cane 2uu;1t6
caning 2uv
cannon ;2fq
canon 2uw
canonize 2ux;am 2uy
canonized 1ii;16k
canopy ;14t
cant 183 2uz;o5
canter 2v0;2v1 2v2 2v3
cantilever ;1nz 2oi
canvas 2v4 2v5;14t
canvass 2v4 2v6 2v7 2v5 2v8 y6;2v9 1x3
canyon 2uw
cap 2va;2vb 2vc
capability 2vd 2ve
capable 1m 2vf e3;1j 2vg 2vh wh e0
capacitance 2vi
capacitor 2vi
capacity 2vd 2vj
caper ;2fp
capillary 2vk;25f
capital 2vl 2vm;a1 2vn
capitalist 2vo 2vp;2vq 2vr 2vs
capitalistic 2vp 2vo;2vq 2vr 2vs
capitalize ;1za li 2vt de
capitulate ;2vu
capricious 2vv 173;2vw 3p
capsule 2u 2vx;1td 2vy
captain ;2vz
caption 2w0 2w1;li
captivate 1xi;143
captivated 2w2 2w3;kp 218
captivating 1gn;1gm
captive 2w4 2w5 3x;2w6 3y
captivity 2w7
capture 2w8 2w9 2wa 1xi 2wb;2wc 143 15q 5p
car 1im
caravan 2wd 2we;7u
carbonate ;b2 2wf
card ;2wg 1bk
cardboard 1au;19v
cardinal 2wh 23l;ub 2wi 2wj 2wk 2wl 2wm 2wn 2wo 2wp 2wq 2wr 2ws 2wt 2wu 2wv 2ww 2wx 2wy 2wz 2x0 2x1 2x2 2x3 2x4 2x5 2x6 2x7 2x8 2x9 2xa 2xb 2xc 2xd 23j 23k
care pc 2xe 2xf 1fy 2xg ff;2xh pd w1 2xi
careen 2xj 2xk 2xl;w8 o5
career 2tm;7u
carefree 2xm;2xn 2xo
careful 2xp 1kf 2xq 2xr;2xs 2xt 2xu 2xv 2xw 2xx 2xy 2xz 1kc 2y0 10s
carefully 2y1
careless 2y2 2y3;2y4 2y5 2y6
carelessly 2y7
carelessness 2y8
caress 2y9;2ya
careworn 2yb;1vj
cargo 2yc
caricature 2yd 137;139
caring 2ye;2yf
carload 2bl
carnal zu;zv
carnival 2yg 2yh
carpenter ;1dk
carpentry 2yi
carpet 2yj;25z 14t
carriage 2yk 1v7
carrier 1v4
carry 1uw 2yl 2ym;2hz 2e 2kw dw
cart 2yn;1gj 1uw
cartoon 2yo;2yp
cartridge 2yq
cartwheel ;2yr
carve 2ys 2yt;210 2yu
carved 2yv;2yw 2yx 2yy 2yz
carven 2yv;2yw 2yx 2yy 2yz
carving 2z0
cascade 2z1;s1 ud
case 2z2 2z3 2z4 2gr;2z5 1qf
casebook 2z6;1i9
cash 2z7;2z8
cashier ;26 2z9
cassocked 2za;1gg
cast 2zb 2zc 2zd 2go;2ze 2zf 1de 2zg
castanets 2d2
castigate 2zh;1zm 1jh
castigation 2zi
casting 2zj
castle 2zk 2zl;2al
casual 2zm 2zn 2zo;28m 2zp 2zq
cat 2zr 2zs;2zt 2zu
catalog 2zv 2zw 2zx 2zy;2zz 300
catalogue 2zw 2zv 2zy 2zx;300 2zz
catalyst 5v
catapult 301 302 303;304 2go
catastrophe 2t0 305
catastrophic 306;307
catcall ;308
catch 309 30a;vf a7 1q9 15q
catching 30b 30c;30d
catchy 30e 148;w6 146
catechize ;30f 30g
categorization 30h 30i 1dv
categorize 30j;2t4
categorized 30k;30l
category 30m
cater 7l;8i
catharsis 2q
catholic ;30n
cattle 30o
cattleman 30p
caucus ;1cz
causal 30q;30r
causative 30r;30q 30s 30t 30u 30v
cause 30w 2u6 cj 30x;19b
causeway ;li 1ch
caution 30y 2xe g3;g6
cautionary 30z 310;311 312
cautious 313 2sy 314;2sx 315 1jr
cautiously 2y1 316
cavalry 317
cavalryman 318 319
cave 31a;31b 31c
caveat 30y
cavern ;31b
cavernous 31d 31e;31f 31g
cavity 31h
cavort 31i;31j
caw ;1rm
cc 31k 2xb;23l
cease 31l eu
ceaseless 31m;31n
ceaselessly 31o
ceiling 31p
celebrate 31q 31r 31s;31t 31u
celebrated 31v 31w;31x 31y
celebration 31z
celebrity 320
celerity 321
celestial 322 323 324;325
cell 2ss
cellar 1se
celtic 326
cement ;23t 327 yn
cemetery 328
censure 329 32a;g7
census ;32b
cent 32c
centenary 32d 32e
centennial 32d 32e
center 32f 32g 32h 32i 32j 32k;k5 1dp 2hz 32l
centered 32m;32l
centerfield 32g
centering 32n
centimeter 32o
central 2wh 32l;ub 32k 32m 32p 32q 32r 32s
centralize 32t;5p
centre 32f 32h 32j 32i;2hz 1dp
centric 32p;32l
centrifuge 32u;32v
century 32w
cereal 32x
cerebral 32y
cerebrate 1dp
ceremonial 32z 330;331
ceremony 32z
certain 332 333 334 2gb;335 336 337 2g1 338 339 33a
certainly 33b
certificate 33c 33d;1k9 16i
certification 33e 33c
certified 33f 33g;2of 33h
certify 1g6 92 33i;1g8 33j 16i 33k
chafe 10n 33l 10k 33m;33n z1 10l 33o
chaff 33p 1qq;1o5
chagrin 33q 33r;ln
chain ;ud yn
chains 33s
chair 33t 33u 33v 33w;2vz j0
chairman 33u 33v;2vz
chaise 33x
chalk 33y;2yp
challenge 33z bs 145;340 tr 144 341
challenging w3 342 343;w6 344 345
chamber ;346
chambered 347;2hq
champ 348 349;34a
champion 348 34b fw 9x 205;1ly 203
championship 34c 1md
chance 34d 34e 34f 34g ib 2pn 2zo;18j id 2zp
chancel 34h
chandelle ;2nl
change uj 5p b2 7k 34i
changed 34j um;34k 34l 34m f8
changing 34n;34o
channel 34p 2yl 2kz;2kw 34q 2hz
chant 34r 34s;1yt 1lm
chanted 34t;34u
chantlike 34v;34w
chaotic 34x 34y;34z 350
chap 291 351;tc
character 352 353 354;355
characteristic 356 357;358 359 35a
characterization 35b 35c
characterize 35d 35e;35f 35g
charade 35h
charcoal ;2yp 35i
charge 9s 1da 2no;35j 8u 1rh
charged 35k 35l je 35m;35n 35o jf 345
chariot ;1uw 21m
charismatic 1go;1gm
charitable 1zg 1zb;1zd 1ze
charleston ;2pp
charm 140 35p 1xi 216 215;143 2xi 35q 1e7
charmed 2w2 2w3;kp 218
charming 35r 35s;fm 35t
charnel 35u;s
chart 35v 35w;35x 35y 2wc
charter 35z 360;361 92 68
chase 362 363 364;365 366 210
chased 367
chastisement 2zi 368
chastity 369
chat 36a;188
chatter 2sm 36b 36c 36d 36a 1ln;1lo 210 188 1lm
chattering 36b 36c
cheap lk 2i1 2pj;36e 36f 36g 36h lj 36i 36j 1r1 1s8 36k
cheat 36l 36m 36n 1xj 36o 36p 20n;36q 1ve 20o
check 1ct 36r 19z 36s 36t 1bk 36u;y6 1j3 1bm 1np
checked ;2kv
checkup 36v
cheek 2ci;36w
cheer 36x 36y 36z xy 370;1ru 7d 371
cheerful 1us 372;1up 373 28l 2q6 374 375 376
cheerfulness 36x
cheering 377 378;e6
cheery 374;1us
cheese ;31l
chela 379
chemist 13p
cherish 37a;gm
cherished 37b;fv
chess 36l
chest 2j4 2qh
chestnut ;vp
chew 37c 37d 34a;37e
chewing 37d
chic 37f;37g
chicago 37h
chick 241
chicken 37i;37j
chide 1zm;g7
chief 37k 2ez 37l 37m;ub
chiefly 37n
chieftain 37l
child 37o 37p 1lt
childish 37q;gf
childlike 37r 37s;ge 37t
chill 37u 37v 37w 37x 37y;37z 5p 19c
chilling 380 qw;qq
chilly 381;382 17o
chime ;1lo
chin ;2dv
china 383
chip 248 384 385;386 210 245 2yu
chipper 375;1us
chirp 387;1rm 1yt
chisel 36p 1xj;20o 36q 2yt
chiseled 388;389
chivalrous 38a;38b
chivalry 38c
chivy 1zv;10k
chock ;yn 2h2
chockful 38d;lv
chocolate 38e
choice 38f 38g v0 38h;a1 bc
choir 38i 38j;1yt
choke 38k;2jb 38l
choked 38m;290
chomp 349;34a
choose gj 38n;38o 67
choosy 38p;38q
chop 38r;210 o5 19b 1tm
chopped 38s;38t
chopper 38u
chord 38v;38w 5p
chore 38x
choreograph ;19b 38y
chortle 38z 390;2sn
chorus 391 38j;1rm 1yt
chosen 392
christ 393
christendom 394
christianity 394
christmas 395
chrome ;396 2wf
chromium 397
chronic 398 399 39a;39b 39c 9v
chronicle 8r;2di
chuck 39d 39e 39f 39g 2zs;2zg 2 2y9 2zu
chuckle 38z 390;2sn
chuff ;2a1
chug ;1lo
chump 39h
chunk 39i 39j 39k;9d 1ta
chunky 39l;39m 39n
church ;39o
churchgoing 39p;39q
churchman 39r
churn 2c2;39s o5
churning of oe;o7
chute 39t 39u;39v
ciliate ;39w
cilium 39x
cinch 2js;yn 1bk 39y
cinema 39z
cipher 3a0 3a1 3a2 3a3 de;3a4 2t4
circle 1pv 3a5 3a6;7u 3a7
circuit 3a8 3a9;7u
circular 2lq 3aa 3ab;3ac 3ad 3ae 3af 3ag 3ah 3ai 3aj 3ak 3al 3am 3an 3ao 3ap 3aq 3ar 3as uy
circulate 2lj 3at 3au;7u px 2hz 3av
circumference 3a9
circumscribe 2vc;3aw 2s
circumspect 3ax;3ay
circumstance 3az 3b0
circumstances 3b1
circus 2yg
citation as 3b2
cite as 3b3 3b4 3b5 3b6;3b7 ak 1i1 3b8
citrate ;19c
city 3b9 3ba
civic 3bb
civil 3bc 3bd 3bb;3be
civilian 3be;3bc
civilization 3bf
civilized 3bg 3bh;3bi 3bj
clad 1gg;1gf 3bk 3bl 3bm 3bn 2za 3bo 3bp 3bq 3br 3bs 3bt 3bu 3bv 3bw 3bx 3by 3bz 3c0 3c1 3c2 3c3 3c4 3c5 3c6
claim 3c7 1a9 3c8;kz 144 ky
clam 2nm;3c9
clamber 3ca;3cb
clammy 3cc;3cd
clamor 262 3ce;1c1 267 3cf
clamoring 3ce
clamorous 26j;26l
clamp 3cg;yn 3ch
clamshell 3ci
clan 3cj
clandestine 3ck;3cl
clang 3cm 3cn;1lo
clanging 3co;26l
clangor 3cm 3cn;1lo
clangoring 3cm
clank 3cm;1lo
clanking 3cp;26l
clannish 3cq 3cr;3cs 1mk
clannishness 3ct
clap 1q4 7c;19o 3cu 7e
clapping 14j
claret ;2e4
clarify 3cv;3cw 5p
clarifying 3cx;3cy
clarity 3cz 3d0
clash 3cm 3d1 3d2 3d3 3d4;2ff 3d5 3d6
clasp 3d7 2ey 2nu;3d8 yn 15q
class 30m 3d9 3da 3db 300;30j
classic 3dc 3dd 3de 3df;3dg 3dh 3di 3dj 3dk a1 3dl
classical 3dc 3dm 3df;3dg 3dh 3di 3dj 6f 3dl
classification 1dv 30h 30i
classified 30l 3dn;30k 3do 3dp
classify 300 3dq;30j 3dr 1gz
classless 3ds;3dt
classmate 3du
classroom 3dv
clatter ;264
clause 1af
claw 3dw 379;2rb 15q 3dx 58
clawed 18w;18t
clay 3dy
clean 2n8 1tc 3dz 3e0 3e1 3e2 3e3 3e4;5p xu 3e5 3e6 3e7 3e8 3e9 3ea 3eb 3ec 3ed 3ee
cleaning 3ef
cleanly 3e7;3dz
cleanse 1tc;3e6 3eg
cleansing 3ef 12p;12q 12m
clear 3eh 2kl 16i 2lh 3ei 3ej 3ek;5p 19b w 2l8 3el 3em 3en 3eo 3ep 3eq 3er 3es 3et 3eu 3ev
cleared 3ew 3ex;3ey 3ez
clearheaded 3eo;3ei 3f0
clearly 3f1 3ek
clearness 3cz 3d0
cleat ;li yn
cleave 3f2 e7;3f3 19b e9
cleft 3f4 3f5 3f6;2hq 3f7
clench 3f8 3d7 3f9;15q 3fa
clenched 3fb;3fc
clergyman 3fd
cleric 39r
clerk ;1dk
clever 2sw 16v 3fe;1en nu 3ff
cleverness 3fg 2km 3fh
cliche 3fi
click 3fj 3fk 3fl 36d;o5 1lo
client 3fm 3fn
clientele 3fo
cliff 3fp
climate 3fq
climax 3fr 3fs 3ft;eu
climb 1bh 3fu 3fv 3fw 3cb 3fx;2nl o5 96 3fy
climbing 3fu
clinch 3f8 3cg 3f9;yn 3fz 15q 2ex
clinched 3fb;3fc
cling e7;e9 3d8
clinical 3g0;3g1
clink 3fj 3g2 3g3;3g4 1lo
clinking ;3g5
clip 3g6 3g7 3g8 3g9;210 3ga l4 3gb
clipped 3gc 3gd;3ge j
clipping 3gf 3gg
clique 2u5
cloak 3gh 3gi;2u4 25z 14t
cloaked 3gj 3gk;3cl 1ui
clobber 3gl 1t3 3gm;1t6 1ve
clock 3gn;3go
clod 39i 3gp
clog 3gq;1qv 2pp 2k1 2bv
clogged 3gr 38m;3gs 290 2qg
clogging 3gt;28x
clomp 3gu;w8
clone ;3gv
close 3gw 3gx 3gy 1qa 3gz ev en 16r ep 2xt 3h0 3h1;19c 1le ek vr 16o 3h2 3h3 3h4 3h5 3h6 3h7 3h8 16n 2dr 3h9 3ha 3hb 3hc 3hd em 3he 3hf 3hg 2xp
closed 28z 3hh 28e;28y 3hi 28c 3hj 3hk
closely 3h1 3hl
closeness 3hm 3hn 3ho
closer 3hp
closest 3hq
closet 3hr 3hs;2sh
closing 3gx 3ht 3hu 3hv;3hw
closure 3ht;1le
clot 3hx 3hy;19c 5p 3hz
cloth 3i0
clothe 3i1 gp 3gi;19c gq 25z
clothed 1gg 3gk;1gf 3bk 3bl 3bm 3bn 2za 3bo 3bp 3bq 3br 3bs 3bt 3bu 3bv 3bw 3bx 3by 3bz 3c0 3c1 3c2 3c3 3c4 3c5 3c6 1ui
clothes 3i2
clotheshorse 1vo
clothing 3i3
clotted 3gr;3gs
cloud 3i4 1wx;282 1wy 23n rs
cloudburst 3i5
clouded 3i6 3i7 2b4;10s 3i8 ds x9
cloudy 3i9 3i8 3ia;272 3ib 3i7 3ic 3id 3ie
clown 2o9 2oa 11z;121
clowning 3if 3ig
club 3ih 3ii 3ij 2a9;1dq 1cz 1q9 3c9
clubhouse 3ij
cluck ;1rm
clue 3ik 3il;1pc
clump 2pq 39i 3im 3in 2ps 3gu n4;1lo 1cz w8 1uf
clumsy 1l3 1l1 1l0 3io;1kz 1l7 1l6 3ip
cluster 2pq 2ps n4;1cz 1uf
clustered 3iq n3;3ir n5
clutch 3d7 1t9 15q 3is;3it 3fz 3iu
clutches 3d7
cluttered 3iv;3iw
cm 32o
coach 3ix 3iy 2yk;30g 3iz
coagulate 3hx 3hy 3j0;19c 5p 3gs
coal 3j1;3j2 li 3j3
coalesce g1 3hz;27i 3j4
coalescence 3j5
coalition s9 3j6 3j5
coarse 3j7 3j8 3j9;3ja 3jb 3jc 3jd 3je 3jf 1s8
coarsened 3jg;1s8
coast 3jh 3ji;3jj
coat 3jk 327 2sz;14t 3i1 25z
coated 1mb 3bo;1ma 3jl 3jm 1gg
coating 3jk 3jn 14n
coax 2mq;1e7
coaxing 3jo;3jp
cobblestone ;1ch
cock 3jq 3jr 3js 3jt;2uz 19o w8
cockeyed 1c2 4r 3ju;1c4 4t 3jv
cocky 1d7;1d6
cocoon ;3jw 1td
coddle 1lu;56 1ob
code 3jx 3a3;1nh 3a4
codification 3jx
codify ;3jy
coerce 2aa;3cf
coercion 3jz
coexist 3k0;1ua
coexistent 3k1;3k2
coexisting 3k1;3k2
coffee 3k3 38e
coffeehouse 2st
coffin ;19o
cognate 3k4 3k5 qh;ku qj
cognition 3k6
cognizance 1kh 3k7
cohere e7;e9 5p 2d
coherence 3k8
coherent 3k9 3ka ee;3kb 3kc ed
cohesion 3k8
cohesive ef 3kd;ed ou
cohesiveness 3k8
coil 3ke 3kf 3kg 3kh;1ju 2yu 1pc
coiled 3ki;3kj 3kk 3kl
coin 3km;3kn 1oc
coincide 3ko 3kp;3k0 18j 8h
coincidence 3kq
coke 3kr;19c
cold 3ks 3kt 17o 3ku 3kv 3kw;17m 26y 381 3kx 3ky 3kz 3l0 3l1 1ng 3l2
coldness 3kt 3l3 3ks
collaborate 3l4;1dk
collaborative 3l5;3l6
collaborator 3l7 3l8
collapse 3l9 3la 2nx 3lb 3lc;b2 3ld 3le 27i
collapsible 3lf;3lg
collar 15o;15q gq
collate ;3lh 3li
colleague 3lj
collect 9d 3lk 3c9 17k 3ll;9f 1dx 3lm
collected 3ln 3lo;2tz
collecting nf
collection 9g 141 nf
collective 3lp n5 3lq;3cs n3 na 3lr
collectively 3ls
collision 3lt
colloquial 3lu;3lv
colonial 3lw;3lx
colonize ;3ly
colony 3lz
color 3m0 3m1 3m2 29y 3m3 3m4 3m5 3m6;5p k1 3m7 gn
colored 1u6 256 3m8 1at;3m9 1u5 3ma 25a 3mb 3mc 3md 3me 3mf 3mg 3mh 3mi 3mj 3mk 3ml 3mm 3mn 3mo 3mp 3mq 3mr 3ms 3mt 3mu 3mv 3mw 3mx 3my 3mz 3n0 3n1 3n2 3n3 3n4 3n5 3n6 3n7 3n8 3n9 3na 3nb 3nc 3nd 3ne 3nf 3ng 253 3nh 19v
colorful 1g 2id 1u6;1c 2k8 3ni 3nj 3nk 3nl 2i4 3nm 3nn 3no 3m9 1u5 3ma 25a 3mb 3mc 3md 3me 3mf 3mg 3mh 3mi 3mj 3mk 3ml 3mm 3mn 3mo 3mp 3mq 3mr 3ms 3mt 3mu 3mv 3mw 3mx 3my 3mz 3n0 3n1 3n2 3n3 3n4 3n5 3n6 3n7 3n8 3n9 3na 3nb 3nc 3nd 3ne 3nf 3ng
colossal 225;xj
colour 3m0 3m1 3m4 3m5 3m3 3m6;3m7 gn 13l k1
column 3np
columned 3nq;3nr
columnlike 3nr;3nq
comb 3ns 3nt;3nu 3nv 3e6
combat 3nw 1tu;1cq
combatant 1yf 3nx;3ny
combine 3nz 3o0 3o1 3o2 3o3;2e d9 nd 3o4
combined 3o5;3o6
combining 3o0 3o7
combustion 2qq 2qp
come 3o8 8p 1a6 3o9;7u 18j b2
comeback 3oa
comedian 3ob
comedy 3ig
comer 1a5
comfort 3oc 3od 2tx 3oe;t7
comfortable 3of 3og 3oh;3oi 3oj 3ok 3ol e5
comforted 3ol;3og
comforting 378 3om;e6 3on
comforts wp
comic 3ob 3oo;3op
coming 161 i9 166 3fs 167;168
command 21n 3oq 2qd 3or;3os 3ot 3ou 2vb
commandeer 3ov;3ow
commanding 3ox;3oy
commandment 3oz
commemorate 3p0;31q 3p1
commence 1x9 1xb 3p2
commend 3p3;it 3p4 3p5
commendable 3p6 fn;3p7
commensurate 3p8;3p9
comment 3pa 3pb 3pc 3pd;3pe 3cw 3pf
commentary 3pb
commentator 3pg 3ph
commerce 3pi 3pj
commercial 3pk 3pl;3pm 1s8
commercialism 3pi
commie 3pn
commiserate 3po;2xh
commiseration 3pp
commission 3pq;gq 3pr 16i
commissioned 1ih;16k
commit 3ps 3pt 3pu 3p5;ba 14r 3pv 3pw
commitment t4 3px
committed 3py 1fe;3pz 1fg 1fh 1fi
committee 3pq
commodity 3q0
common 3q1 3q2 1jp 3q3 3q4;3q5 3q6 1jl 3q7 3q8 3q9 3qa 3qb 3qc 3qd
commonly 3qe
commonplace 3fi 3qf 3qg;1jq 3qh 3qi
commonsense 3qj;3qk
commonwealth 3ql 3qm
commotion 3qn 3qo 3qp
communal 3q5;3q2
commune 3qq;dw 3qr
communicate an dw 3qs;1d1 3pv
communicating 3qt
communication 3qt
communicational 3qu;3qv
communicative 3qv;3qu 3qw 3qx 3qy 3qz 3r0 3r1 3r2 3r3 3r4 3r5 3r6
communion 3r7
communique 3r8
communist 3pn 3r9
communistic 3r9
communize ;5p 3ra
commutation 3rb 3rc
commute 3rd;b2 3re ux 5p
commuting 3rb
compact 3rf 2pw 3rg 38l 3rh 3ri 3rj;2d ud 3rk 3rl 3rm 3rn 3ro 39n 2k5
companion 1dm 7t;7w
companionship 3rp
company 3rp 3rq 7t;7w
comparable 3rr;3rs
comparative 3rt;3ru
comparatively 3rv
compare 3rw 3lh 3rx;y6 2d 3ry 3rz
comparing 3s0
comparison 3s0 3rw
compass 3s1 3s2 15n;81 3a5 15p
compassion 3s3
compassionate 2xh 2yf;3s4 2ye
compassionately 3s5
compatible 3s6;3s7
compel 3cf;30x 3s8
compelling 3s9 3sa;3sb 3jp
compensate 3sc 3sd 1f4;1om 2jw 5p
compete 3se
competent 1l e4;1i 3sf 3sg e0
competently 1o
competition 3sh 3si 3sj
competitive 3sk 2vr nm;3sl 2vp ni
competitor 3sj
compile 9d 2zz;9f 3sm
complain 1wn;3sn
complaint pi
complaisance 3so
complement 7p;1om
complementary do;3sp dk
complete 82 3sq 3o 3sr 85 3ss;1le 2cn 80 a0 3i 86 st 25r 3st 3su 3sv 3sw 88 28f
completed 86 3sx 3st;3o 3sy
completely su
completing do;dk
completion 3sz
complex 3t0 3lx 3t1;3t2 3lw 3t3 3t4 3t5 3t6 3t7 3t8
complexion ;3t9
compliance 3ta 3so 3tb
complicate 3tc 3td;5p
complicated 3t1;3lx
complication 3te
compliment 3tf;it 3tg
complimentary 3th;3ti
comply 3tj;3tk
component 3tl 3tm 3tn
comportment 1v6
compose 3to 1i1 2zz;3tp 19b 3kn 3sm
composed 2tz;2tv 3lo 3tq 3tr
composing 3ts
composite 3t0 3t3;3lx
composition 3ts 3tt 3tu
compost ;3tv
composure 2ts
compound xr 3o2 3f7 3t4 3lw;96 d9 8u 1cy 3f6 3tw 3tx 3ty 3lx
compounding 3o7
comprehend 15n a7 3tz;15p 3u0
comprehensible 6w;6r 3u1
comprehension 3u2
comprehensive 260 3u3;25y 3u4 3u5 3u6 3u7 3u8
compress 3rg 38l;3rk 3rl
compressed 3hj 3u9;28e 25f
comprise 3ua 3ub 3tp;2d 3u0
compromise 3uc;3ud 3ue
compromising 3uf 3ug;3uh 3ui
compulsion 3uj 3jz
compulsive 3uk w5;3ul w2
compunction 3um
computation 2t9 2ta
compute de;2t4
computing 2t9
comrade 1dm 2mi
con 3un 3uo 3up uw;1xj 2d0
conceal 1wy
concealed 3uq 2re;3ur 2rd 3us 3ut 3uu 3uv 3uw 3ux
concede 3uy 3uz 3v0;ai oq 8i 2vu
conceit 3v1
conceivable 3v2;3v3
conceive 3v4 1ya;3v5 67 19c
concentrate 32i 32t 2vy;19c 1dp 5p 2r
concentrated 3v6 3v7 3v8;3v9 3va 3vb 1ne
concentration 3vc
concept 3vd
conception 3vd 3ve 3vf
conceptual 4g;4a
conceptuality 3vg
conceptualization 3vh 3vg
concern 2xf 3vi k5 3vj
concerned me 3vk 3vl;m2 m3 3vm c7
concert ;3vn 3ud
concerted 3vo;3cs
concertina ;3lb
concession 3vp
conciliate 14f 14i 3vq;14h oq 3vr
conciliatory 3uf 3vs;3uh 3vt
concise 2k5;2k3 3rj 3vu 3vv 3vw 3vx
conclude 3vy 3vz;1dp 1le oq eu
concluded 3w0;3w1
concluding 3hw;3hv
conclusion 3w2 3gw 3w3
conclusive 3w4;3w5
concoct 3w6;nd 3w7 3w8 3v5
concord 3w9 8f oq;8h 19l ud
concordant 3wa;3wb 8k
concrete 3wc 3wd;14t 3we 3wf 3wg
concur oq 3kp;18j
concurrence 3kq
concurrent 3wh;3k2
condemn 3wi 2db;3wj 8x 3cf 1g6
condemnation 3wk 3wl
condemnatory ;9q
condensation 3wm
condense 3wn 2vy;3wo 2r xu 27i
condenser 2vi
condescending 17c;17e
condescension 3wp
condition 3wq 3wr 3b0 3ws 3wt 3wu;30g 3wv 361 pf
conditional 3ww 3wx;3wy 3wz 3x0 3x1
conditions 3x2
condone ;3x3
conducive 30s;30r
conduct 1xo 1xp 3x4 b7 1ud;ff 3x5 b9 ba
conduction 3x6
conductivity 3x6
cone ;20z
confederacy 3x7 3x8 3x9
confederate 3l7 7z 3xa tb;1dq 3xb ou
confer 3xc 20a;j0 1k9
conference 3xd
confess 3xe 3uy;ai
confidant 3xf
confide 3p5;1lp 3pw
confidence 1e3
confident 1ea 336 2vg;1e8 3xg 3xh 333 1m
confidential 3xi 3xj 3h9 3do;1mk 16r 3dn
confiding 3xk;3xl
configuration 3xm 3xn
confine 2fx 2sh 2ee 2sv;1np 3xo
confined 3xp 2w5;3xq 3xr 2w6
confinement 3xs 3xt
confining 3xu 3xq;3xv 3xp
confirm kx 3xw;kz 2h1 16h
confirmation 3xx
confirmed 3xy 3xz;3y0 3y1
confiscate 3y2 3y3;1dx 3y4
conflict 1tt 1tr 3d5;3y5 2ar
conflicting 3y6 3y7;3y8 3y9
confluent ld 3ya;3yb
conform 3yc 7f;cx
conformity 3ta 8d
confound vg 3yd;2d 3ye
confrere 3lj
confront 2j9 3yf;3yg 164 3yh
confrontation 3yi 3yj
confuse 3yd vg 3yk 3yl;3ye 2d 3ym 1cy
confused 1nq 3yn 3yo 3yp;1nr 3yq rv 34z
confusing 3yr 3ys;3yt x9
confusion 3yu
congeal ;3yv
congealed 3yw;3wg
congenital ;b4
congested 3yx;lv
congratulate 3tf 3yy 3yz;it 21r z1 3z0
congratulations 3z1
congratulatory ;3z2
congregate ;1cz
congregation 3z3
congress 3z4
congressman 3z5
conjecture 3z6 3z7 3z8;123
conjoin 1fc 3z9;1fb 1dq
conjoined 3za;3cs
conjugate 3zb 3tw 2g9 2g8;g1 3rz b2 ou 3f7 2fz
conjugated 2g9 3zb 2g8;2fz ou
conjunction 3kq 3zc 3zd
conjure 19a 1zu 3ze;19d 1x5 3zf
connect 1fb 1dn 1al;1dp 1d0
connected kt eo 3zg 3zh;ku el 3zi 3zj 3zk 3zl
connection 3zm 3zn
connective 3zd 3zn
connote 3zo;61 3zp
conquer 3zq 169;36u 16b 1vi
conquest 3zr 3zs
conscientious 2xu;2xp
conscious 3zt 3zu 1kd;2t6 3zv ra
consciousness 1kh
conscript ;3zw
conscription 3zx
consecutive 3zy 3zz 400;401 402 31n
consent 66;69
consequence 403 mk 404
consequent 7x;7y
consequential 405;ub
consequently 8m 406
conservation 407
conservative 408 314 409;40a 40b 1jr 40c
conservatively 316
consider 4c 3ry 4e 40d;1ya 20l 40e
considerable 15c;15b 40f 40g
considerably 40h
consideration 3b0
considered j3;j1
consign 40i;2 3p5 40j
consist 40k 3ua;1ua 2d 8h
consistence 40l 40m
consistency 40m 40l
consistent 3wb 40n 3k9 40o;3wa 40p 40q 40r 3kb 40s
consistently 40t
consolation 40u 3oc
console 2sj 2tx
consolidate ;3j4 40v 40w 3yv
consolidated 40x 3rm;ou 3rh
consolidation 40y
consoling 3om;3on
consonant 40z 3wa;410 3wb
consort 38i 7w 8f;1d1 8h 7s
conspicuous 2cg 26i;411 2cb 412 413 414 415 26k
conspicuously 416
conspiracy 3x9 3x8
conspire 3ze;3zf 1d1
constancy 417
constant 418 419 41a 31m;41b 41c 41d 31n
constantly v9 va
constellation 3xm
consternation ql
constituent 3tn 3tm 41e;41f
constitute 3tp 14u 41g 14v;bx
constitution 41h 3tt
constitutional 41i 41e;41j 41f
constraining 3xu;3xv
constraint 41k
constrict 38l 41l;3rl
constricted 41m 41n;41o 41p 41q
constriction 2fa
construct 3vd 2oi 41r;19b 3sm 3aw 3v5
construction 2ol 41s
constructive 41t 41u;41v 41w 41x 41y 41z
construe 420;15p
consult 3xc;1c0 421 j0 g5
consultant j6
consultation 1hb
consume 422 2e5 423;424 lh 2ir
consuming 425;1ne
consummate 426 3sr 3ss;80 88 3sw 28f
consummated 3sy;3sx
consumption 427 428 429
consumptive 42a;la
contact 42b 42c e9;dw
contagious 42d 30c;30d
contain 3ub 3xo 36u;3u0 1np 2d
contained 42e;42f
contaminate 42g;27f 5p
contaminated 42h;42i
contamination 42j 42k
contemplate 42l 42m 20l;42n 4e 1dp
contemplation 42o
contemplative 2mb;2mc
contemporaries 42p
contemporary 42q 42r 42s;42t ly 3k2
contempt 42u 42v
contemptible 14;10 42w
contemptuous 42x;10d
contemptuously 42y
contend 42z 185 340 430;3c7 188 431 ba
content 432 433 2vj 434;7j 435 436 437 438
contented 434;436 437 438
contention 189 3si
contentious 18e 439;18c 43a
contents 432
contest 3sh 340;431
contestant 43b
context 3az
contiguous 3h3 3zi el;en eo
continent ;43c
contingent 43d 3wz 43e;43f 3wx 43g
continual 43h 43i;43j 43k 43l 43m 43n 31n
continuance 43o 43p 43q
continuation 43o 43r
continue 43s 43t 43u 43v;ba 36w 43w 7u
continued 43x;43y
continuing 43y 399;43x 39c
continuity 43z
continuous 31n;440 31m 43i 441 442 443 400 444
continuously 31o
contorted 445;1c4
contortion 446
contour 3xn 447;448
contraband 449;44a
contrabass ;1sz
contraceptive 44b 44c;311
contract 44d 361 44e 38l;44f 44g 3rl 44h
contraction 3wm
contradict 1y1 44i 44j 44k;1y2 3d6 44l 44m
contradictory 3y6 44n;3sp 3y8 44o
contralto ;1sz
contraption 44p
contrary 44q 44r 44s im;12s 3sp 44t io
contrast 44u 3y5;44v 44w
contrasting 44x;12s
contribute db 3o4;5p 8i hj 2jw
contributing 30s;30r
contribution 44y 44z 450
contributory 30s;30r
contrition 1h1
contrivance 44p 451
contrive 3vn 452 2zd;3v5 2ze
contrived 453 kf;454 k8
control 2xi 36u 455 456;1np 457 1d1
controlled 42f;42e 458 459 45a
controller 90
controlling 45b;45c
controversial 43a;45d 439 45e
controversy 189
contusion 2my
convene 45f;1cz 1w5
convenience 44p
convenient 45g;45h
convention 45i
conventional 45j 45k 40c;45l 45m 45n 45o 409 45p
conventionalize ;5p 2wc
converge 2j8;163 1cz 3j4
convergence 45q
conversational 3lu;3lv
converse 188 1mr;36w 3sp 1mn
conversion 45r
convert 3tv 45s;5p b2 45t
convertible cz;cy
convex 2os;2ot 2ou 2ov 2ow 2ox 2oy 2oz 2p0
convey 45u 2ym 3qs;45v dw 3pv ro
convict 3un;b8
conviction 45w
convince 45x;1e7
convinced 336;333
convincing 45y;45z 460
convivial ;461
convolution 462
convoy ;463
convulse 464;xw 2sn 465
convulsive 466 467;468 469
cooccurring 3wh;3k2
cook 3w7 1ob 46a;1oc 27i 36p
cooked 1oh;1of 2c3 2qo 46b 46c 46d 46e 46f 46g 46h 46i 46j 46k
cookie 247
cool 13c 37x 37y 2tk 3tq 3l2 46l;5p 19c b2 2ti 46m 2tz 3kw 46n
cooling 380
coolness 46o 3l3
coop 2su
cooperate 3l4;1dk
cooperative 3vo 3l6 46p;3cs 3l5 46q 46r
coordinate 46s s3 46t;ud ff 8f ez 46u
coordinated 46v 46w;46x 3ff 46y
cop 46z 470 15o;4d 15q
cope 471 430;ba
coping 471
copper 46z;327
copy 472 473 474 3gv;2vt 475 476 19b
coquette 477 478;36w
coral ;vp
cord 479;47a 1py
cordial wr 47b 47c;wt 47d 47e
cords 47f
corduroy 479;2oi
corduroys 47f
core 47g 47h;31b
cork ;47i
corkscrew 47j;1ju
corn ;2j0 2ue
corner 47k;2xi 34q 1ju
cornerstone 1sv
corporal 2bo 47l;zv 2bq
corporate 47l 3lp 47m;2bq 3cs 19u
corporeal 2bq 2bo;2bp 47l zv
corporeality 47n
corpse 2sp
corpulence 47o
corpus 47p
corral ;1qf ud 9d
correct wk 1f4 2zh 3sc 9n 47q 47r;ux 5p 1zm 1om 9j 47s 47t 1wa
correction 368
corrective 47u;1hs 47v
correctness 47w
correlate 47x;8h 1dn ku
correlated 47x;ku
correspond 8h 47y 47z 480;or
correspondence ow 481
correspondent 482 y3;qi
corresponding 483 484 3rr;ku qi 3rs
corroborate kx 485 486;3xw 8h
corrode 487 488;27g 2rr
corrosive 489 48a;10c 1r4
corrugated 48b;48c
corrupt 48d 2jv 48e 48f 48g 48h 48i 48j;5p 2jw 27e 2o7 48k 48l 48m 48n 48o 1ng
corruption 48p
corsage 2gg
corticofugal ;48q
cosmic 229;xj
cosmos 48r
cosponsor ;48s
cost 48t 48u;2d 3s8
costly 48v 48w;48x
costume ;3i1 li
cotton ;48y
couch 48z 490;1ai
cough 491;492
counsel j9 493 g5;j0
counseling 493
counselor j9
count 494 32b 495 40d;1bj 2d 496
countenance 497 498 499 w;66
counter 2o8 124 11g;116 ba 11j
counteract 11e 49a 49b;ba 36u 2ui 1p7
counterattack ;1cp
counterbalance 1ol 49c 3sc 49d 49a;1om 3y5 2ui
counterbalanced 1oq;1op
counterchallenge ;bs
counterpart 49e
counterpoint 3y5;44w 3to
counting 494
countless 49f;49g
country 3ql 49h
coup 49i
couple 49j 49k 2gw 49l 49m 1we;1d0 l4 1dq 1fc
coupled 3zb 3zj;ou eo
coupling 49n
courage 2ie
courageous 2i3;2i6 2i7 2i8 2i9 2ia 2ib 2ic
courier 49o
course 3db 49p 3av 49q;2jz o5 wc
court 49r 49s 366 49t;ba
courteous 49u 38b;49v 38a
courtroom 49s
covenant 3rf 3qr;49w
cover 49x 25w 49y 14t 25z 49z;e9 1fx 4a0
coverage 4a1
covered 1ui;1uh 261 3gk 4a2 4a3 4a4 4a5 4a6 4a7 4a8 4a9 4aa 4ab 4ac
covering 49y
covet 4ad;4ae
coveted 4af;4ag
covetousness 1jf 1je
cow 2o4;1kn
cowardly 37j;4ah 37i 4ai 4aj 4ak 4al 4am 4an
cowboy 30p
cower 4ao 4ap;1z4 z6
cowhand 30p
cowhide ;2zt
cowled 3bq;1gg
cowling 2d3
cowpuncher 30p
cows 30o
cozy 3oi 4aq 3ha;3of wt 16r
cps 4ar
cr 397
crab 2um 2un 1wm;34q 4as z8 1wn
crack 3f4 4at 351 4au 9y;b2 1lo 1q9 a1
cracked 4av td 2od;te 2of
cracker 4aw
crackers 2od;2of
cracking 4au 4ax 2pc;6g
crackle 4ay 4az 4b0;4b1 264 7k 1rq
crackling 4ay
cradle 246;3fz 4b2 210
craft 4b3 4b4;4b5
crafter 4b6
craftsman 4b6 1b8
craftsmanship 4b4
crafty 4b7;4b8
craggy 4b9;te
cram 4ba 4bb 2cy;4bc 19o 2d0 2h0
cramp 4bd 4be;yn 2fx k2 3ld
crane ;4bf
cranky 4bg 4bh;4bi 4bj
crash 3cm 4bk 3la 4bl 4bm;s1 o5 3d3 2as
crashing 28d;28f
crate ;2gr
crave 4bn;w1 1x2
craved 4bo;4bp
craven 4ai;37j
crawl 4bq 4br 4ap;7u 4bs z6
crayon ;2yp
craze 4bt 4bu 4bv;tc
crazed 4bw;2of
crazily 4bx
crazy 4by 4bz 4c0 4c1;2of 4c2 19j 122
creak 4c3 4c4;264
creaking 4c3
creaky 4c5 4c6 4c7;mw 26l zj
cream 4c8 3gm;4c9 1ve 14s xu
creamy 4ca;vp 3gs
crease 1z2 4cb 4cc 4cd 4ce 4cf;3le 2n5 4cg
create 19b 4ch 4ci;ba 93
creation 3ve 4cj
creative 4ck 41v;4cl 4cm 4cn 41t
creativeness 4co
creativity 4co
creator 4cp
creature zt 4cq
credible 1y5 45z;1y6 1y7 45y
credit 4cr 91 4cs;94 8u 20i
creditable 4ct;3p7
credo 4cu
creed 4cu 4cv
creek 2md
creep 4bq 4br 4cw 4ap;7u w8 278 z6
creeping 4bq
cremate ;2qk
crescendo 4cx;96 4cy
crescent 4cz;4d0
crest 4d1 2va;2vb 4d2
crested gx gw gv;gr
crevice 351 3f4
crew 4d3 2pr;4d4
crib 4d5;36p 4d6
cricket ;a0
criminal 4d7 4d8 4d9 4da;1s9 4db 44a
crimson 4dc 2b5 4dd 29m 3m9;255 vp 29h 1u6
cringe 4de 4ap;o5 z6
crinkled 4df;4dg
cripple ;2aw 4dh
crippled 4di;lb
crippling 4dj;4dk
crisp 384 4cc 4dl 4dm 4dn 3kx 4do;3le 1od 389 4dp 17o 2tl
crispy 4dn;4dp
crisscross 4dq 4dr;2jz 4ds 1ed 4dt
crisscrossed 4dr;4dt
criterion 4du 4dv
critical 4dw 4dx 4dy;4dz 4e0 4e1 4e2 4e3
criticise g7 4e4;3pd bk
criticism 4e5
criticize g7 4e4;3pd bk
critique 4e6 4e5 4e7;67
croak 4e8 4e9 4ea;19c 1rm 1wn
croaking 4e8
crochet 4eb;1oc 4ec
crocked 3ju;3jv
crocketed gy;gr
crone 4ed
crony 2mh
crook 4d7 1z0 4ee;z6
crooked 1c4 48h 4ef 4eg;4eh 1c2 445 4ei 4ej 4ek 4el 4em 4en 4eo 48n 4ep 1z6
croon ;1yt
crop 4eq 4er 4es;4et 2h0 4eu 2j0
cross 4dq 2jz 4ev 1nn 4ew 4ex;2as 4ey 1jt 3le 4ez 4bj
crossed 4f0;4f1
crossing 4f2
crossroad 4f2
crossroads 4f3 4f4
crotchety 4f5;4bj
crouch 1z4 4f6;z6 4f7
crow 3z0;2b9 1rm
crowd 2pr 4f8 4f9;2hz 4fa 1cz 162
crowded 4fb;4fc 4fd 4fe
crown ;4ff 3ft 4fg 14t
crowning 4fh 4fi;4fj 4fk
crucial 4fl 4fm 4fn;4fo 4fp 4fq 4fr ub
crucify 1nj 4fs 4ft;4fu 1zv 36u g7
crude 4fv 4fw 4fx;3ip 4fy 4fz
crudity 4g0
cruel 2nh;209
cruelty 4g1 4g2
cruise 4g3;4g4 7u 4g5 4g6
crumble 3lc 2rr;27i 4g7 b2
crummy 2pj;1s8
crumple 3lc 2nv 4g8 4cf;27i 2nx 4cc 4cg
crumpled 1zj;1tq
crunch 4g9 4az 4ga 4gb;264 4gc 34a 4gd
crusade 2u6 o1;ir 2u8
crush 4ge 4gf 4g9 4gg 4gh 1ve 2n1;4gc 1vi 4gd
crushed 4gi 2lx;te 2lz
crushing 4gj 4gk;10c
crust 4gl;28q
crusted 4a2;1ui
cry 2tf 4gm 2th 1u3 4gn;1rm 2qz 267 is
crying 4go 4gp 412;4gq 2cg
cryptic 4gr 4gs 3vv;4gt 17b 2k5
crystal 4gu
crystalline 4gv 4gw 3eq;4gx 389 3ej
crystallize 4gy 4gz;3a7 3cv 27i 3yv
cub 4h0 4h1;1ut
cube 28r 4h2;4h3 210
cud 37c
cuddle 4h4 4h5;3is 2ex
cue 3il 4h6;8w
cuff ;4h7 4h8
culminate 3ft;eu 1le 81 6o
culmination 13h 3fr 3sz
cult 4bt
cultivate 4h9 4er 4ha 4hb;2h0 4hc 7h
cultivated 4hd 3bh;4he 3bj
cultivation 4hf
cultural 4hg;4hh
culture 3bf 9c;4hi
cultured 3bh;3bj
cumbersome 1l1;1l6 1l7
cumulative dn;dk
cumulus n2
cunning 1gp 4b7 3fe;1gm 4b8 3ff
cup ;3a7 4hj fg
cupboard 3hr
curb 2k0 36u 2t;1np 2k1 2vc
cure 4hk 4hl 4hm;pe 2ue 2t1 b2
curio 4hn
curiosity 4ho 4hn
curious 4hp 4hq;122 4hr 4hs
curiously 4ht
curl 3kf 4hu 3kh 4hv;28q z6 1pc 4hw
curled 4hx;4hy
curling 4hx;4hy
curly 4hy;4hx 4hz
current 4i0 ly;lx 42r 4i1 4i2 4i3 4i4
currently 4i5
curriculum 4i6
curse 4i7 3wl 4i8 4i9 266 1wf 4ia;267 55 19a 4ib
cursed 25k 4ic;25j 4id 4ie
cursive 4if 4ig;4ih
cursor 4ii
cursory 2y4;2y2
curtail 2t;2vc 4ij
curtain 4ik;li
curtained 4il;4im
curtly 4in
curtness 37
curve 4io 4ip 179 4ee;1ju 2d z6
curved 17h;17g 4iq 4ir 4is 4it 4iu 4iv 4iw 4ix 4iy 4iz 4j0 4j1 4j2
curving 17h;17g 4iq 4ir 4is 4it 4iu 4iv 4iw 4ix 4iy 4iz 4j0 4j1 4j2
cushion 2o6;2o7
cusp 4j3
cuss 4j4 291 4i7 266;267
custodial 4j5;311
custodian 4j6
custody 4j7
custom 4j8 4j9 4ja 4jb;4jc
customary 45m 9u;45j 9v
customer 3fm
customize ;2jm 2oi 5p
customs 4ja
cut 4jd 210 4je 4io 38t 4jf 4jg 3ge;2rq 2s 1ju 38s 4jh 4ji 4jj 4jk 3gc
cute 1gp 4jl;1gm 4b8
cutting 4jm 4jn 26y 4jo;4jp 17o cn
cycle 4jq 4ar 21l;2as 21m
cylindrical 4jr;4d0
cynical ;4js
dab 4jt 4ju 4jv 4jw;14s 1tm
dabble 4jx;4jy 31j 2rt 2bm
dabbled 4a3;1ui
dad 4jz
daddy 4jz
dagger 4k0
daily 4k1 2zn;10y 2zq
dainty 4k2 4k3 4k4;4k5 bc 38q
dais 4k6
dam ;1qv
damage 4k7 4k8 4k9 27g;5p b2
damaged 1tq;1to 1wj 1zj 4ka 4kb 4kc
damaging 4kd 4ke;307 10c
dame 241 4kf
damn 4kg 1wf 4id 25j 29l;19a 25k
damned 25j 4ic;25k 4ie
damp 4kh 4ki 4kj 4kk;4kl 36u 4km 3cd
dampen 4kn 1t5 4kh;4ko 4kp 4kl 2aw
dance 4kq 4kr 2pp;o5
dancing 4kq
danger 4ks
dangerous 4kt 4ku;4kv 4kw 4kx 4ky 4kz 4l0 4l1 4l2 4l3 4l4 4l5
dangerously 4l6
dangle 4l7;1wt 4l8
dangling 4l9
dank 3cc;3cd
dapper 4la;4lb
dappled 4lc;2kv
dare 4ld 4le 2if;ba bs
daring 4ld 2ch ih 4lf;ig 4lg
dark 4lh 4li 4lj 4lk 4ll 4lm;4ln 4lo 4lp 4lq 4lr 4ls 2m5 4lt
darken 4lu 282;b2 4lv 5p
darkened 4lw 4ln;mv 4ll
darkening 25c 4lo;4ll
darkness 4lh 4lj 4li
darling 4lx 1ym;fv
darn 4kg 4ly;2ra
darned 25j;25k
dart 4lz 4m0 4m1;4m2 1rh 4m3
dash 4m4 4m5 4m1 4m6;1rh 4m7 2go 1nn
dashing 4m8 4la;2ca 4lb
data 4m9
date 4ma 153;4mb 1db 7w
dated ;12l
daughter 4mc
daunt 4md;4me
daunting 4mf;4mg
dauntless 1h3;1h5
dawn 1ho 4mh 4mi;1xa b2
dawning 1ho
day 4mj
daybed 33x
daybreak 1ho
daydream 4mk 4ml 4mm;4mn 2pl
daylight 4mj
days 4mo
daytime 4mj
dazed 4mp 4mq;ds 4mr
dazzle ;27y vd
dazzling 4ms 26s;vn 17t
dead 1ce 4mt 1vh 4mu 36 3r;1c8 29c 2jh 4mv 4mw 4mx 4my 4mz 4n0 4n1 4n2 4n3 4n4 1vj 4n5
deaden 4ki;4kj 4n6 5p 4n7
deadened 4n8;4n9
deadlock 4na
deadly 4nb 4nc 4nd 4ne 4nf;4ng 4nh 4ni
deaf 4nj;2ax 2y6
deafening 4nk;236
deal 4nl 1rd 1t8 4nm 4e 430;2l5 40e ba
dealer 4nn
dealing 4no
dealings 4np 4nq 4no
dear 1yl 4nr 1ym 3hb 4ns 48w kq 4nt;fv 16r 47e 48x
dearly 4nt kq
death 4nu
deathlike 4mv;1ce
deathly 4mv 4nb 4nv;1ce 4ng
debacle 4nw
debate 18b 4nx 4ny 185;j0 188
debauch 4nz 48d;5p
debilitate 4o0;2aw
debilitating 4o1;4o2 4o3
debility 4o4
debris 4o5
debut 4o6;4o7 1he
dec 4o8
decade 4o9
decadent 4oa 4ob;4oc 4od
decay 4oe 4of 2rr 4og;27i b2
decayed 4oh;4oi
deceased 4oj 1c8;1ce
decedent 4oj
deceit 4ok 4ol
deceive 20o 4om;36q xq
decelerate 4on 4oo;4op 5p
deceleration 4oq
december 4o8
decent 4or 4os 4ot 4ou;4ov 1wa 4ow
decently 4ou
decentralize 4ox;5p
decentralized 4oy;4oz 4p0
deception 4ok 4ol 4p1
deceptive 4p2 4p3;4p4 1xn
decide 38o 4p5;1le 30x 4p6
decided 4p7;335
decidedly 4p8
deciding 4p9;4pa
decipher 4pb;4pc 4pd
decision 3w2
decisive 4pa 4pe 4pf 4fo;4p9 4pg 4ph 335 4pi 4fl
decisively 4pj
decisiveness 4pk
deck go 4pl;2d gn 1vf
declaim 4pm 4pn;3x5 4po
declaration 44d
declare 8x 10f am;dd ky 67
declared t2 4pp;t0 10i 1jy 4pq
decline 4pr 4oe 4ps 4pt 4pu 4pv 4pw;19c 69 4op
declivity 4ps
decode 4pb;4pc
decompose 4of 4px;2wg 27i 4og
decomposition 4py 2iz
decorate gn go;5p 2d 4pz ud
decoration 4q0 4q1
decorative 4q2;4q3
decrease 4q4 4q5 4q6 4q7 4op 2s;4q8 5p
decreasing 4q9;4qa 4qb 4qc
decree 4qd 4qe 4qf;8x 38o
decrement 4q6 4q5
decry 3wi;3wj
dedicate 3pt;14r 4qg 1df
dedicated 4qh 4qi;4qj 4qk 4ql
dedication 3px 4qm
dedifferentiated 4qn;4qo
deduce 4qp 4qq;3vy
deduct 4qr 4qs 4qp;de 4qt 3vy
deductible tp;to
deduction 4qu 4qv 4qw
deductive 4qx;4qy 4qz
deed bg
deeds 4r0
deem ;4c
deep 4r1 4r2 4r3 2fj 4r4 4r5 4r6;4r7 4r8 4r9 2fh 4ra 4rb
deepen xr 5o;96 4rc b2
deepening 4rd;4re
deeply 4rf 4r5
default ;4rg
defeat 4rh 4ri 1vi 4rj;4rk
defeated 4rl 4rm 4rn;4ro 1fu
defecate 4rp;2zu
defect 4rq 27a 4rr;2cr
defection b 4rs
defective 4rt 1u 4ru;48o m wz
defence 4rv
defend 13m 1a1 4rw 4rx;184 25s 35q 1cq
defendant 4ry
defender 4rz
defending 4s0;4s1
defense 4rv 4s2
defensible 4s3;q8
defensive 4s1 13j;4s0 13i
defer 4s4 5g;4s5 5j
deference 4s6 3so
defiant 4s7;4s8
deficiency 4s9 4sa
deficient 4sb 4sc;4sd 4se 4sf 4sg 4sh 4si
deficit 4sj
definable 4sk;1bp
define 4sl 4sm;2d 4sn 35e 4so
defined 4sp;389
defining 4sq
definite 335 337;332 4pe 4p7 334
definitely 4p8
definitive 4sr 1i6 3w5;4pq 1i9 3w4
deflated 4ss;2af
deflection 4st 1z7
deformation 4su 446
deformed 4sv;39m
defraud 3up;1xj
defray ;2jw
defrost ;4sw
defy 2i5 1x8 2if;4sx 4sy bs
degas ;xu
degenerative 39b;398
deglycerolize ;4sz
degradation c
degrade 4t0;33r n6
degree 4t1 4t2
deign 4t3;ba
deity 4t4
dejected 2af;4ss 2ad 4t5 4t6
dejection 4t7
delay 4t8 4t9 4ta 4s5 4tb 4tc;4on 4td 5p
delayed 4te;1mx
delegate 1de;93
deliberate 4nx 4ny 2t5 2xq 4tf;j0 2t6 2y0
deliberately j5
deliberation 4tg 2tb 4th
delicacy 4ti 4k2 4tj
delicate 4k5 4tk 2iv 4tl;4k3 4tm 4tn 4to 88 2is 4tp
delicately 4tq
delicious 4tr 4ts;fm bc
delight 4tt 4tu 4tv 4tw;435
delighted 4tx 2w3;y0 218
delightful 4tr;fm
delimit 4sl 4ty 4tz;2d 2fx
delineation 35b
delirium 4bu
deliver 40j 4u0;1lm 2ky 3pw 4u1
deliverance 4u2
delivery 2l0
deltoid ;4u3
delude 20o;36q
deluge 4u4 3i5 4u5 4u6 4u7 4u8;2cn 2qb 4u9
delve 2qu;xu
demand 4ua 1c1 3s8 3ou;144 3c8
demanding 4ub;4uc 4ud
demarcate 4tz;44v 2fx
demarcation 4ue 44u
demean 4t0;33r
demeanor 1xp
demise 4nu;ro
democracy 3qm
democratic 3dt 3q7;3ds 4uf 4ug 4uh 4ui 4uj 1jp
democratize ;b2 5p
demolish 4uk 422 4ul;4um 424 1vi
demolition 4un
demon 4uo 4up
demonstrable 4uq;4ur 13t
demonstrate 4us 44m 1g6 4ut;4so kx 1g8 4uu
demonstrated ;4ur
demonstration 4uv
demonstrative 4uw;3cy
demote 2po;1de
demur 4ux;341 4uy
demure 4uz;4ow
demythologize ;5p
demythologized 4v0;3kc
denomination 4v1
denote 4v2 is;4v3 4v4 8w
denounce 3wj 2hs 4v5;g7 dx is 8w
dense 4v6 4v7 4v8;3gs 4v9 4va
denseness 3vc 4vb
density 4vb 3vc
dent 4vc 4vd;1z3
dental v7
deny 4ve 4vf;44i 4vg 4vh 4qt
depart 4vi 1y2 26r 4vj;4vk 44w 6
departure 4vl 4vm 4vn
depend 20g;2d 20i
dependable 4vo 4vp 4vq 4vr;4vs 4vt 4vu 1hv 4vv 4vw
dependence 4vx dh
dependency 4vx dh
dependent 1ls 3x0 4vy 4vz;1lr 4w0 4w1 29j 4w2 3wx 1sc
depersonalize ;5p
depict 4w3 4w4 4w5;2wc 4w6
depicted 4w7;4w8
depicting 4w9
deplorable 1n3 4wa 4d8;2a 1s8 1s9
deplorably 4wb
deplore 1yu;g7 1wn
deploy ;po 4wc
deportee 4wd
depose 4we 4wf;4wg 8x
deposit 4wh 4wi 4wj 2r3;yn 8i 19o
depot 4wk 4wl
deprave 48d;5p
depravity 48p
deprecating 4wm;4wn
deprecatory 4wm;4wn
depreciation 4wo
depredation 4wp
depress 37z 4wq;4wr 4ws 5p 2hz
depressed 4wt 4wu 2ad;4wv 25f 2af
depression 4ww
deprive 4wx 23e;1dx 4vh 4pt
deprived 4wy;4wz
depth 4x0
deputy 4x1
deranged 4bw;2of
deride 308;1o6
derision 4x2
derisive 4x3;10d
derivative 4x4 4x5;4x6
derive 4qp 4x7;3vy 2pk 4x8 19b
derived 4x6;4x5
des 4x9
descend s1 4t3;7u ba 3o9
descendant 4xa 4xb 4xc;4xd qj
descendent 4xa 4xb 4xc;4xd qj
descending 4xd;4xe 4xb 4xf 4xg 4xh
descent 4xi 4xj
describe 4w4 8v 3aw 4xk;4w6 8w 1ed
described 4xl;4w8
desecrate 4xm;1co ux
desecration 26c
desert 4xn 4rr;4xo 2cr 6
deserted 7;8
desertion b a
deserve 4xp;2d
deserving 4xq;3p7
design 4xr 4xs 2ag 4xt 3vn 4xu 2ai;3v5 pr
designate 4v3 1de 4xv 4xw 4xx;93 8w 4xy 4xz
designation 4v1 152 4y0
designed 4y1;4y2
designer 17j
designing 4xr;4b8
desirable 4ag 4y3;4af 4y4 4y5
desire w1 4y6;4y7 144
desired 4bo;4bp
desolate 4xn 4y8 26x;4xo 4y9 2ir 26z
desolation 4ya 4yb 4yc 4yd
despair 4ye
despairing 4yf;16
despatch 3r8 4yg 4yh 4yi 4yj;1ri
desperate 4yf 4yk 4kx 2i6;16 1zk 4kt 2i3
desperately 4yl
desperation 4ye
despise 4ym;q
despised 4yn;rw
despite 42u
despoil 4yo 4yp;1aa 2ir
despondent 4yq;16
despotism 4yr 4ys
dessert 4yt
destination 4yu
destine 4xw pr;4xy 35y
destined 4yv 2g1;f7 2gb
destiny 4yw 4yx 3b1
destroy 4um 2ir 4ul;4yy 1vi 109
destroyed 27v 4yz;27u 4z0 2qn 4z1 4z2 4z3 4z4 4z5 4z6 4z7 4ie
destruction 4un
destructive 10c;10a 26h 489 4gk 4ke 4z8
desultory ;lt
desynchronizing 1eq
detach 4z9;4za 4zb 386
detached 4zc 4zd 4ze 4zf;28m 136 135 4zg
detachment 4zh 4zi 4zj
detail 4zk 4zl;4zm 1df
detailed 2xv;2xp
detain 2sv 4tb 4ta;4tc 4on
detect 4zn;4zo
detectable 4zp 4zq;4zr 4zs
detected 4zt 4zu;4zv 4zw 4zx 4zy
detecting 4zz
detection 500 30b 4zz
detective 501
detector 502
deter 503 504;505 g5
detergent ;12q
deteriorate 506 507;2rr 4pt
deterioration 508
determinable 1bp;1bo 4sk
determinant 4p9;4pa
determinate 509 3w5;50a 3w4
determination 50b 50c 3w2
determine 1bj 4p6 1db 4sn;cj gj
determined 50d 50e 50f 50g;1zk 50h 50i 89
determinedly 50j
determining 4p9;4pa
deterrent 1p5 50k;28x
detest q;50l
detonate 50m;27i
detract ;4je
detribalize ;9a
detrimental 4kd;307
devastate 4y8;2ir 3iu
devastating 10b 10a 4gk;10d 10c
devastation 4ya 4yd
develop 50n 50o b1;4ch 3v5 b2
developed 50p 50q 50r;50s 50t 2on
developing 50u;50v
development 50w 50x
deviant 50y l;m
deviate 50y 50z 1y2 510 l;1ju 44w 511 m
deviation 4vm
device 512
devil 513 4uo 514 515 10k;10l 3w7
devilish 516 517;4lt 17f
devilment 518
devious 519 51a;51b 51c 51d
devise 452 51e;3v5 bx 51f
devoid 51g;3e
devote 3pt;14r 1dp 51h
devoted 4qk 4qj;4qh
devotee 2o1
devour 422 51i;2ir 1sw 424 51j
devout 51k 4ns;39q 47e
dexterous 51l;3ff
dextrous 51l;3ff
diabetic 51m;la
diachronic 51n
diagnose 51o 51p;y6
diagnosing 51q
diagnosis 51q
diagnostic 358;357
diagnostician 51r
diagonal 21a 51s 51t;21f 51u
diagram 51v;2yp
dial ;455 gj
dialect 5x
dialogue 51w
dialyze ;2wg
diam 51x
diameter 51x
diamond cu
diaper 51y
diarrhea 51z
diarrhoea 51z
diary 520
dice 521 4h2;210 20h
dick 3jq
dickens 514
dictate 522;3ch 523 524
dictated 50g;89
dictatorship 4ys
dictionary 525
dictum 526
die 521 4e9 527;19c 528 b2
diet ;529 52a
diethylstilbestrol 4x9
differ 44w 3d6
difference 4vm 52b
different 12s 52c 52d 52e;12r 1ds 44r 44x 52f 52g 52h 52i 52j 52k 52l 52m 113 52n
differentiable 52o;52p
differential 4x4
differentiate 44v 35g;52q 35d de mp
differentiated 52r;52s
differentiation 52t 52u
differently 52v
difficult w6 52w;w3 17y 52x 1ns 30e 52y 52z 530 531 532 533 534 535 536 537 538 539 53a 53b 53c
difficulty 53d
diffident 53e 53f;u6
diffuse 278 53g 2lj 53h 53i;4wc 53j px 53k 53l
diffused 53m 53i;53k
diffusing 53n;tg
diffusion 53o 53p
dig 53q 1qw 53r 2qu 53s;xu 31b 53t 53u
digest 53v u;2wf 15n w b2
digestible 53w;53x
dignified 53y 53z;540 541 1a8
dignify ;4pz 542
digress 543 544;pz 50z
dilapidated 1wj;1tq
dilate 4zm;545 3cv
diligence 546
diligent 547 548;549 54a
dilute 54b 54c 54d;2aw 48f 54e 54f 54g
diluted 54d;54e 54f 54g
dim 27z 4lp 54h 54i 254;54j b2 282 4ll 272 54k 16
dimension 1gy 54l;54m 3a7
dimensional 54n;54o
dimensioning ;s8
diminish 4op;4q8 2s
diminished 54p 1f6 54q 54r;54s 19
diminishing 4qa;4q9
diminution 4pr 4q7
diminutive 54t;1f1
dimmed 54i;54k
din 262 3qo 2do;1lo 54u
dine ;1qp 2j0
dingy 54v 54w 54x;1wk 42i 54y
dip 54z 4jy 550;551 4pw 552
diploma 553
diplomacy 554
diplomatic 25n;25m
dipped 555;lb
dipper 556
dire qt;4l5 qq
direct dy 557 558 559 2am 55a 55b;3ot pm 19b ff 55c 55d 55e 2ak 2au 2nj 55f 55g 55h 55i
directed 55j 55k;f7 55l
directing 55m;55n
direction 55o 493
directional 55m;55n
directionality 55p
directive 55m;55n
directivity 55p
directly 55b 55q 55r
director 55s
dirge 55t
dirt 55u 55v 55w 55x 55y;55z
dirty 27f 1wk 1ty 1ku;5p 560 1wi 561 54v 562 2oe 563 564 565 566 567 568 569 56a 56b 56c 56d 56e 56f 56g 56h 56i 56j 56k 1tx 26a 56l 56m 1ks
disability 56n
disable 56o 56p;5p 2n0
disabled 56q 56r;lb
disabling 4dj;4dk
disabuse ;8w
disadvantage 56s;56t
disadvantaged 4wy;4wz
disagree 3d6;2d
disagreement 56u 56v
disallow 1pt;2qd
disappear 3c 56w 56x 56y;eu 56z
disappearance 570 571
disappearing 570
disappoint 20p;1nn
disappointed 4rn;1fu
disappointing 572;573
disappointment 574
disapprobation 3wk
disapproval 575
disapprove 505;67
disarm ;45x 4wx
disarray 3yu 576;5p
disassemble 577;4um
disassembly 578
disaster 305 2t0
disastrous 579;15
disband 57a;57b 57c
disbelief 57d
disbelieve 57e;57f
disburse ;2jw
disc 57g 57h 57i 57j
discard 5;57k
discarded 57l;57m
discern 57n
discernable 57o
discernible 57o 57p 57q;4zr 4zs
discerning 57r 15v 57s;57t co 15m
discharge 57u 57v 3sq 57w 2z9;80 4wc xu
disciple eb
disciplinary 47u;1hs
discipline 57x 3ws;3wv 1jh
disciplined 458 57y;42f 57z
disclose 1lp 580;pz 581
disclosure 582
discomfited 4rl 4rn;1fu
disconcerted ;f
disconcerting ;583
disconnect 584 4za;585 2rq
disconnected 32 586 2y 587;2hq 588
disconnection 584
discontent 589;58a 58b 58c
discontented 589;58a 58b 58c
discontinue 31l 58d 2bw;eu 1le
discorporate 58e;58f
discount 4qu 58g;57f
discourage 503 4wr g2;505 g5
discouraged 58h 58i;58j 58k
discouraging 4mg;4mf 58l 58m 312
discourse 58n 58o 58p 188;4nm 36w
discourteous 35;31 58q
discover 4zn 1bn;4zo 3v4
discovered 50h;50e
discovery 58r 2j1
discredit 58s 58t 57e;58g 58u 57f
discreet 57r 3ax;57t 3ay
discrepancy 56v 58v
discrete 58w;136
discretion 58x 4tj
discretionary 174 58y;3p 58z
discriminate 56t;44v 57n
discriminating 15m cm;15k 57s 590 591 co
discuss 58p j0;4nm 268
discussion 58o
disdain 42u 3wp 4ym 592;q 4pv
disdainful 42x 593;10d 1a8
diseased 594;zj
disembodied 58e;58f
disenfranchise ;23e
disengage 595 596 597;598 19c
disengagement 4zi
disentangle 599 59a 59b;596 3li 2z9 585
disfigured 59c;59d
disgrace 59e 59f 4t0 58t;33r 58u
disguise 2u2 2u3 2u4;1wy
disguised 3gj;3cl
disgust 59g 59h;59i 59j
disgusted 59k;10r
disgusting 59l;s
dish 1w3 59m;7l 3a7
dishearten ;4wr
disheartened 58h;58j
disheartening 58l;4mg
disheveled 59n;3iw
dishonest 1xn 48k;1xl 4p3 59o 48g
dishonor 59p 59q 59f 1cs 59r;1co 4pu
dishonour 59p 59q 59f 1cs 59r;1co 4pu
disillusioning 460;45y
disinfectant 12o;12m
disintegrate 4g7 4of;27i 5p
disintegration 4py 59s
disinter ;59t
disinterest 59u
disinterested 59v;59w
disjointed 3yn 59x 59y;3yq 2hq 59z
disk 57h 57j 57g 57i 5a0;5a1
dislike 575 50l
dislocation 5a2 2iy
dislodge 5a3 5a4;xu 2hz 5a5
dismally 5a6 5a7
dismantle 5a8 577;4um xu
dismantling 578
dismay ql 37z qn;4wr qp
dismayed m4;m1
dismaying qr;qq
dismember ;109 386
dismiss 58g 2ud;57f 1yy
dismissal 5a9
dismissed 5aa;5ab
dismissive ;2es
dismount ;s1
disobedient 44t 5ac;44s 5ad 5ae
disobey 1p7;4pv
disorder 5af 5ag 576;o4 5p
disordered 3yp 3yn;34z 3yq
disorderly 2c9 5ah 34y;2c6 5ai 5aj 3iw 350
disorganized 34z;3yp 34x 5ak 5al
disoriented 3yo rt;rv
disorienting 3yt;3yr 5am 5an 5ao
disown 4vg;23e 57f
disparagement 4wo
disparate 52h 5ap;12s 1dt
dispassionate 5aq;59w
dispatch 3r8 4yi 4yg 4yh 4yj 3sq 5ar;1ri 80 109 ba
dispel 1qd 57b;2hz 4zb
dispense fd fe;8i 5as fg
dispersal 53p
disperse jl 57b jm;57w 4zb 27i 5at
dispersed 5au;53k
dispersion 5av 5aw 53p
displace 5a5 5ax 2ud 2hz;5ay 1yy
displacement 5az
display 5b0 5b1 1yz;4so 366
displeased 10r;10p 5b2 59k 5b3
disposal fh 5b4
dispose 5;1h2 57k 4p6 19o
disposition 5b5 5b4 5b6
dispossessed 5b7;15
dispossession 5b8
disprove 5b9;44k
disputable 45d;43a
dispute 52b 33z 5ba;340 185
disqualified 5bb 5bc;5bd
disqualify 5be;5p b8
disquiet 5bf 5ag;o4
disregard 5bg 5bh 5bi 58g 5bj;56 57f
disregardless 5bk
disrepute 58s
disrobe 5bl;5bm
disrupt 28v 5bn;2bw 5bo
disruption 5bp 3qn 5a2
disruptive 5bq;5br
dissatisfied 58b;589
dissect y8;210
dissemble k4 3gh 5bs;k6 2u4
disseminate 2lj;px
dissemination 5bt 53o 53p
dissension 56u
dissent 5bu 4uu 3d6;44j
dissenter 43b
dissipate 57b jm 5bv;4zb 5at 423 1lw
dissipated 5bw 5bx;4od 4oc
dissolution 59s 5by ew
dissolve 5bz 57a;19c 27i 1le 57c
dissolved 5c0;5c1
dissolving 5by
dissonance 56u 5c2
dissuade 504;g5
distance 5c3 u7 5c4;43w 5c5
distant 4rb 5c6 u5 5c7;4r4 5c8 5c9 5ca 5cb u6 5cc
distaste 12f
distill 5cd 5ce 3wn;pf b2 19b 3wo
distinct 52i 389 58w 4p7;12s 388 4dm 4gw 4sp 5cf 136 335
distinction 52t 5cg
distinctive 359 5ch;357 5ci
distinctly 3f1
distinctness 5cj
distinguish 44v 57n 35g;52q 35d 54m
distinguishable 52p 52i;52o 12s
distinguished 5ck 541;ub 53y
distort 5cl 5cm 5cn 3m3;k6 1tn k1
distortable ;5co
distorted 4sv 5cp;39m 5cq
distortion 4su n
distract 5ag;3yk o4
distracted ;3f
distraught o9;o6
distress 5cr 1zy;2f6 o4
distressed 5cs 5ct 5cu 5cv;10s
distressing 5cw 1n3;5cx 2a
distribute fd 4wc 5cy 156;8i ro 5cz
distributed 53k;53h 53m 5au 5d0 5d1 5d2 5d3 5d4 5d5 5d6 5d7
distribution 5aw
distributive tg;tf 53n 5d8
district 5d9 5da;5db
distrust 5dc 5dd 5de;57e
disturb o4 5df 5dg 5dh;rs 2hz 5p ba
disturbance 5di 5dj 3qn 5dk
disturbed 5cv 5dl 4by;5dm 10s 3ul 2of
disturbing 5cw;5cx
ditch 39f 5dn;4xn 2 57k
dive 5do 5dp 39v;s1 5dq 1te
diverge 2ho 1y2;o5 2d 44w
divergence 4vm 56v
divergent 52g 5dr;12s 5ds
diverse 52k 52j;12s
diversified 5dt;5du
diversify 5dv 2lm;5p 7k
diversion 5dw
diversity 5dx
divert 50z 511 xv;1ju 2ze xx 5dy
divertimento 5dz
divest 4wx 5e0;1dx 2z9 5dy xu
divide 5e1 1p8 5e2 5e3 386;27i de b2
divided 2hq 5d0;2hp 347 3f5 586 59x 5e4 5e5 5e6 5e7 53k
divine 4cp 39r 5e8 5e9 5ea 5eb;a7 z7 325 5ec
diving 5dp
divinity 4t4 5ed
divorce ;5ee
divorced 5ef;5eg
divulge 1lp;pz
dizzy 5eh 5ei;5p la 5ej
do 1sf 5ek 3x5 5el 5em;80 5en
doc 5eo 3pj
docile 5ep 5eq;5er 5es 5et 4he
dock 5eu 5ev 1zt 2bn;2bg 23e 4qs 210
docket n0;19o 4f
doctor 5eo 5ew 5ex 2ra;54c fg pf
doctrinaire 5ey;3cy
doctrine 5ez
document 5f0 5f1;2di kx
documentary 5f2;cf
documentation 33e
documented 5f3 5f4;5f5 1hw
dodge 451 5f6 1x6;o5 1jv
dodging 5f7 5f6 1jx
dog 5f8 363;365
dogged 5f9;50i
doggedly 5fa
doggerel 5fb
dogging 441;31n
doglike 5fc;5fd
dogma 5fe
dogmatic 5ff;5fg
doleful 5fh;24u
doll 241
dollar 2nm
domain 181 5fi 5fj
dome 1gb
domestic 5fk 5fl;5fm 5fn 4he
dominance 1bc 1ic
dominant 45c 5fo;5fp 45b 5fq 5fr 5fs 5ft 5fu 5fv
dominate 5fw 5fx 3os 5fy;3m7 2xi 2m7
dominated 459 5fz;42f 17
dominating 5fp 3ox 5g0;45c 3oy 1i4
domination 5g1
domineer ;2mn
domineering 1i4;1i2 5g0 2bc 5g2
dominion 5d9
don 5g3;1ge
donate 5g4;5cz
donation 44z 450
done 5g5 46b;3w1 1oh
donor 5g6
doom 4xw 5g7;4xy 8x 1e5
doomed 5g8 4mw 4ic 5g9 338;1ce 4ie 15 2gb
door 5ga
doorbell 1yd
doorhandle 5gb
doorknob 5gb
doorman 5gc
doorstep 5gd
doorway 5ga
dope 5ge 2dc 5gf;1s5 5p 5gg
doped 5gh 5gi;c0 3jv
dormant 1c9 5gj 5gk;1c6 5gl 1z6 5gm
dormitory 5gn
dosage 5go 5gp
dose 5gp 5go ac 5gg;2wf 5gq
dosed 5gr;1q1
dot 5gs ac 5gt jl;49z 57w 2vt 1ed
dotted 5gu 2ly;2kv 2lw
double 5gv 5gw 5gx 5gy 5gz;5h0 2fq z6 5h1 ne
doubled 5gy;ne
doubly 5gz
doubt 5h2 5h3;57e 5de
doubtful 5h4 5h5 5h6;t3 5h7 5h8
doubtless 5h9
dough 2ik
dourly 5ha
dovetail ;5hb
down 422 1xs 4xf 5hc 5hd 5he;5hf 424 1vi 1xq 5hg 5hh 5hi 5hj 4xd 5hk 5hl
downcast 5hg 2ad;1xs 2af
downgrade ;5hm
downhill 4xe;4xd
download ;3pv
downplay 5hn 1mc;8w 5z
downpour 3i5
downright 5ho 3i;5hp 3o
downstairs 1yo
downward 4xf 5hh 5he;4xd 1xs
downwind 5hq;5hr
doze 5hs 5ht;5hu
dozen 5hv 2wu;23l
dozens 5hw
drab 5hx 5hy 54x;2gj 1bu vp 54y
draft 5hz 5i0 5i1 5i2 2ah;1i1 5i3 2ai
drafting 5i4
drafty 5i5;5i6
drag 2yn 5i7;1gj 5i8 7u
dragging ;17z
drain 5i9 4o0;3av 5ia 5ib 2aw
drainage 5i9
drained 5ic 5id 5ie;5if 5ig 1vj 5ih
draining 4o3;4o1
drama 5ii
dramatic 5ij 5ik;5il 5im vn
dramatics 5in
dramatist 5io
dramatize 5ip;1i1 1y3 xn
drape 4ik 3gi;ud 25z 14t
draped 3gk 4im;1ui 4il
drapery 4ik
drastic 5iq;5ir
draught 5i0 5is 5hz 2ah;2ai
draughty 5i5;5i6
draw 1gj 5it 3aw;2hz 4x7 1ed 3v5
drawing 5i4
drawl ;62
drawn 2yb 3hi;1vj 28z
dread 15r 5iu qt;qq
dreadful qt 28;qq 2a 10v
dreadfully 1kx 5a7
dream 5iv 5iw w0 4ml;4mn a7
dreamed 5ix;5iy
dreamer 5iz
dreaming 5iw 5iv
dreamlike 5j0;4p4
dreamy 5j1;3f 4mr
drearily 5a6
dreary 5hx 54x;2gj 54y
drenched 4a4;1ui
dress 1gc 3i2 1ge 3i1 5j2 5j3 5j4;b2 19c 2mg 331
dressed 1gf 5j5 5j6 3bs;1gg 1q1 5j7
dresser 2qh 5j8
dressing 5j9
dressy 5ja;1rq
dribble 5jb 5jc 5jd 5je;3av 5jf 2fq 5jg
dried 5jh 5ji;1og 5jj
drift 5jk 2a3 5jl 5jm;7u 5jn
drifting ps;pt
drill 5jo 2eq 5jp 5jq;210 5jr 1hd 30g
drilled 5js;57z
drink 5jt 211 5hf 2e4 5ju;2e5 4pz 5jv
drinking 5jt
drip 5jb 5jw 5jd;s1 5jf
dripping 5jw 5jx
drive 5jy 2u6 5jz 3iz 5k0 5k1;455 7u 1uw 2hz 5k2
driven 5k3 5k4 w5;5k5 5k6 w2
driveway 5jz
driving 5k7 5k8;34o r9
drizzle 5k9;5ka 5kb
drizzling 4xg;4xd
drone 5kc 5kd;1lo 1lm
droop 5ke 1ny 5kf;5kg 4l7 2rr
drop 1ue 3fp 5kh 5ki 5kj 5kg;2hz s1 4pw 18i
dropping 4xh;4xd
droppings 5kk
dross 5kl
drove 5km
drown 5kn;25z 5ko 4e9 109
drowse 5hs 5ht;5hu 5kp
drowsy 1ca 5kq;1c6 3f
drug 5gg 1s5;5gq 5kr
drugged 5gi;3jv
drugless 5ks;5kt
drugstore 5ku
drum 1rw 5kv 2cy;1lo 38w 2d0
drumhead 5kw;5kx
drunk 5ky 3jv 5kz;5l0 5l1 3ju 5l2 5l3 5gi 5l4 5l5 5l6 19j
drunkard 5ky
drunken 5l3;3jv
drunkenness 5jt
dry 5l7 1og 5l8;5p b2 1oe 5jh 5l9 5la 3op
dryness 5lb
dual 5gx 5gw;ne
dub 5lc 5ld;1qr 5le 5lf
dubious 5h5 5h4;5h7 t3
duck 1x6;o5 39v 4jy 1jv
duct 2uf
due 3lm 5lg 1gw;3ll 5lh 5li 12a 1gv
duel ;1cq
duet 2gw 49j
dugout 5lj 2q1
dull 4kh 2at 2gj 5lk 5ll 2et;5p b2 4kl 2ax 2gi 5hx 5lm 5ln 5lo 5lp 2eu
dullard 5lq 2em
dulled ;2es 2ay 1bu
dumb 4v8 5lr;4va 5ls
dumbbell 2dc
dumfounded 5lt;vi
dump 5lu 5dn;5 57k 1h2 5kh
dun 5lv 1nj;1zv 1c1 4hm 282 vp
dung 5kk;5lw 4rp
dungeon 5lx
dunk 4jy 550;551 245
dupe 5ly 5lz;4om
duplicable 40r;40n
duplicate 5m0 5m1 476 5m2 5gv 5m3 5m4;475 8h 5h0 3rs 46y
duplication 5m1
durable 5m5 5m6;39c 5m7
duration 43p 43q 5m8
dusk 5m9;4lu
dusky 4lq 5ma;4ll 2m5
dust 4o5 jl;2n8 2b2 14t 57w
dusty 4a5 5mb;1ui 3qi
duty 5mc 5md
dwarf 5me 5mf;3or 5mg
dwell 2m6 40k 24y 5mh;2m8 1ua 1fx
dweller 5mi
dwelling 25
dwindle ;4op
dwindling 4qb;4q9
dye 2m2;255
dying 4nu 12v;12x
dynamic 34o;34n 5k7 5mj 5mk 5ml
dynamite ;50m
dysfunctional 5mm;54s
each sv 13b;ss
eager 2en 12x;12v 5mn
eagerness 5mo 5mp
eagle ;245 9z
eared 5mq;mw
earlier 5mr 1wz 5ms 5mt;hp
earliest 5mr;hp
early hp 4fz 5mu 5mv;5mw hk 5mr 5mx 5my 5mz 5n0 5n1 4fx 5n2 on ge
earn 5n3 5n4;68
earned 1fq;1fp
earnest 5n5 4ns 2rj;5n6 47e 2rl
earnestly 5n7
earnestness 5n8 5n9
earnings 5na 5nb
earphone 5nc
earsplitting 4nk;236
earth 5nd 5ne 5nf;5ng
earthbound ;5nh 2eu
earthlike ;vp 5nh
earthquake 5ni
earthshaking 5nj 5nk;236 5nl
earthy 4fw 5nm;4fy 5nn 9
ease 5no 3od 5np 3oe t8 5nq;7u t7 pd 2tx
eased 5nr;5ns
easily 5nt 5nu
easing 5nv
east 5nw 5nx 5ny;5nz 5o0 5o1
eastern 5o1 5o2 5o0 5o3;5ny 5o4 5o5
eastward 5nw 5nz;5ny
easy 5o6 5o7 5o8 5nt 5o9 5oa;5ob 5oc 5od 2y0 fm
eat 51j 1qp 2mw;2e5 5oe
eatable 5of;5og
eating 5oh
ebb 5oi;1zx 5oj
ebbing 5oi
ebony 5ok;35i
ebullient 5ol;2ca
eccentric 5om 5on 24z;v2
echo 5oo 5op 5oq 5or;1rm 1lo 16p
echoing ;3g5
eclectic 590;15m
eclipse 5fy;2m7 5os
economic 5ot 5ou 5ov;2rk 5ow
economical 5ou 5ot 5ox;2rk 5oy
economize 5oz;5p0 lh
economy 5p1
ecstasy 5p2 5p3 ct
ecstatic 5p4;5p5
eddy 5p6;3av
edematous 5p7;zj
edge 2e8 2fu 5p8 5p9 2ed es;hh li e9 5pa
edged 2eh 4jn;2ef 4jp 5pb
edgy 5pc;19k
edifice 2ok
edify ;30g
edit ui;5p 5pd
edited un;f8
edition 5pe
educate 5pf 5jr 4ha;pf 30g 4hc
educated 5pg 5ph;5pi 5pj 5pk j4
education 5pl
educational 5pm;3cy
eerie 5pn 5po;35t 122
efface 5pp 5pq;5pr 5ps 2uk
effect 403 5pt 2q9 83;cj ba
effective 5pu 3sf 5pv 5pw;5px 5py 5pz 5q0 1l 5q1 5q2
effectiveness 5q3
effectuate 83;cj
efficacious 5q1 5pu;5pv 5px 5py 5pz 5q0
efficient 2rk 3sf;2ri 5ou 5q4 1l
effloresce 4gz;29s 3yv 5q5
effluent 5q6 5q7;5q8
effort 1fr 5q9 5qa 2u6
effortless 5ob;5o6
egg 5qb 5qc;5qd 327
eggs 5qb
ego 5qe 5qf
egotism 5qe
eight 2wq;23l
eighteen 2x0;23l
eighteenth ;5qg
eighth ;5qg
eighty 2x8;23l
ejaculate 3o8 2aq;1lm 276
eject 5qh 276 5qi;1pu 4vk 57w
ejection 5qj 5qk
elaborate 4zm 3td 5ql 2xv;3cv 2jm 5p 3wv 1rq 2xp
elaborately 5qm
elaboration xk 5qn 5qo
elapse 5qp;hh
elastic 5qq d0;5qr 5qs 5qt 5qu 5qv 5qw cy
elate 5qx;101
elation 5qy
elbow ;5qz 5r0
elder 5r1 5r2;5r3
elderly mq mr;mv
eldest 5r4;1sq
eldritch 5r5;35t
elect 392 5r6 5r7 5r8;gj 5r9 4xz
elected 5ra;5rb
elector 5rc
electoral 5rb;5ra
electric 5rd 5re 5rf;19k 2jj
electrical 5rd
electrifying 5rg;2jj
electrostatic 5rh
elegant 5ri 5rj 5rk;5rl 5rm 5rn 5ro 5rp
element 3tl 3tn
elemental 1sm;1s6
elementary 5oc 1sm;5o6 1s6
elevate 5rq 2dv 542;1de 2hz 5p
elevated 5rr 5rs 5rt;5ru 5rv 99
elevation 5rw 5rx v5
eleven 2wt;23l
eleventh ;5qg
elfin 5ry 5rz 5s0;35t 1f1 17f
elicit z0 5s1;19b 420 4qp
eligible 4y5;4y3 5s2
eliminate 5ko 5s3 108;4um 109
elimination 5s4
elite 5r7;5r9
ellipsoid 5s5;4d0
elongate 5s6 5s7 5s8;5s9 4u3 5sa
elongated 5sb 5s8;5sa
eloquent 1am;1aj
elucidate 3cv 4gy;3cw
elude 23d 4sy 1x6;23f ve 1jv
elusive 5sc 1ns;5sd 4b8 5se w6
elute ;5sf
emaciated 2sq;2d9
email ;2sl
emanate 5sg;8p 1xz
emanation 5sh 5si
emancipate 5sj;19c 5sk
emancipated 5sl;1iz
emasculate ;2aw 5sm
embargo ;1pp 28t
embark 5sn 5so;2be 1x9 5sp
embarrass 3ym 28s;zn 1jt
embarrassed e 1br;f 1bq
embarrassing 52x 5sq;w6 af
embed 5sr;5ss 2k7
embedded 5st;2gs 46x
embellish 5ip go gn 1w2;xn 2d 5p pf
ember 3j1
embezzle 5su;4d
emblem t6
emblematic 5sv 5sw;5sx 3dk
embodied 47l;2bq
embodiment 5sy 5sz
embody 5t0 2bs;2d 5t1 1y3
embolden 36y;1ru
emboldened 2cc;1h5
emboss 2f0;2f2
embrace 5t2 2ew 3tz 2ex 5t3;3u0 2ey 64
embracing 5t2
embroider 5t4 5ip;gn xn
embroil 5i7;5i8
emerge 5t5 5t6;14b 5t7
emergency 5t8
emergent 5t9 5ta;33 5tb
emerging 5tc 5ta;168 5tb
emeritus 5td;mv
emigrate ;5te
eminence 5cg
emission 5sh 57u 57v
emit 1xz 5tf 1rm;276
emotional 35o o8;5tg 5th 35l 5ti o6
emotionalism 5tj
emotionality 5tj
empathetic 5tk;5tl
emphasis 5w 5tm 5y
emphasize 5z 5tn;61
emphasized 5to;5tp
emphasizing 63
emphatic 5to 5tq 1d8;5tp 5ir 1d6
emphatically 4p8
empirical 5tr;5ts 5tt 5tu 5tv
empiricism 5tw
employ 5tx 14r 44g
employed 5ty 5tz;5u0 5u1 5u2
employment 5tx 5u3 5u4 5u5
empower 1ig 5u6;93 5u7
empowered 1ij;16k
empowerment 1if
emptiness 5u8 5u9
empty 5ib 4 5ua 25t 5ub 5uc 5if;5p 19c 6 xu 25p 5ud 5ue 5uf 5ug 5uh 5ui 5uj 5uk 5ic
emulate ;473 138 3se
enable 5u7;5p
enact 5ul 5um;4qe bj
enactment 5un bf 35c
enamel ;gn
encamp 24x;24y
encampment 24w 24v 2ua
encapsulate 2vx;1qf 2vy
encase 2gr;1qf
enchained 2g2;2fy
enchant 4tw 1xi 214;4tu 143 216
enchanted 218;2w3 217 5uo
enchanting 1gn;1gm
enchantment 5up 5uq
encipher 3a3;3a4
enclose 1td 2ee 1qf 4hj;14t 3xo 2ea 19o
encompass 3tz;3u0
encompassing 25y 3h4;260 en
encounter 3d2 5ur 3yi 4ey 2pn;2d
encourage hj 1ru;ho zw 30x
encouraged 5us;y0
encouragement 2ds
encouraging 5ut 5uu;5uv 5uw 73
encroach 5ux 5uy;hh 5uz
encroaching 5v0;2rz
encroachment 5v1 5v2 5v3
encrust 1zw 5q5;327 gn 2t1
encumbrance 2q7 5v4
end 5v5 5v6 5v7 eu 1le 5v8;5p 2d 4um
endanger 5v9 3ue;1ua k1
endear ;4tu
endearing 5va;yx
endeavor 5vb 1fr 2nq;id
ended 3w0;3w1
ending 5vc 5v6 3w3
endless 5vd 5ve 5vf 442;39c 2gf 31n
endlessly 5vg 31o
endorse 1ly 1lz 33i 5vh;16h ho 33k 5vi
endorsement 498
endow 5u6;5u7 5cz
endowment 5vj
endpoint 5vk
endurance 5vl
endure u 2i2 5vm 528;w 2i5 5vn
enduring x 5vo;y 549
enemy 5vp 5vq
energetic r9 5vr;r4 5k8 5vs 5vt 5vu 5vv
energize 102;k2 5p
energy 5vw 5vx 5vy
enervate 5vz;2aw zn
enervating 4o2;4o1
enervation 5w0
enforce 5w1 5w2;3cf
enforced 5w3
engage 5w4 5w5 44g;ba 5w6
engaged 2ry 5w7 2dk 5w8;2ru c7 2dl 5w9
engagement 1tr 153 5u4
engaging 1gq;1gm
engender 2jk 1x7;cj 19b
engineer 38y;2ai 35y
engineering 5wa
engrave 355 5wb 5wc;2yt rs 5wd
engraved 2yw;2yv
engross 5jv 5w5;32i 5w6
engrossed 3x 5we;3y 4ih
engrossing 3z;40
engulf 5jv;32i 1td
enhance 5wf;xr pf
enhanced 5wg;99
enigma 5wh 5wi
enigmatic 5wj vy;5wk vt
enjoin 3ot;1pt 5wl
enjoy 1sw 5wm;14r 48y 5vn
enjoyable 5wn;1w1
enlarge 4rc 5wo xp 4zm;hn 1hg 3cv
enlargement 5wp 5qo 5wq
enlightened 5wr 5ph;j4
enlightenment 5ws
enlist 3zw 5wt 5i2;5wu 5i3
enliven zw zy;101 102
enmesh 5wv;5ww
enormous 228;xj
enormously 5wx
enough e1 5wy;e5
enquire 1c0 5wz 5x0;dw 5x1 5x2
enrage ;n8
enraged zc;z9
enrich 5x3;pf d9
enrol 5i3;2dj
enroll 5i3;2dj
enrollment 5x4 5x5
ensconce ;19o
enshrine 5x6 5x7;1qf 5x8
ensue 5x9;5xa
ensuing 5xb;401
ensure 1e5 1bk;1bm
entail 5xc;5xd 5xe 51f
entangled 5xf 5xg;c7 5xh 2w6
entanglement 5xi
enter 2bg 5xj 5i3 5xk;2dj 2d
entering 5xl 5xm
enterprise 5vb 5xn
enterprising 5vv;5vr
entertain xx 5xo;5xp 42l z1
entertained xz;y0
entertaining 5xq;40
entertainment y1
enthrall 4tw;4tu
enthrone 4ff 5xr;5xs
enthusiastic 17s;17q 5xt 5xu
entice 1o7;o3
entire 5xv 5xw 5xx 5xy;5xz 5y0 5y1
entirely su tx
entirety 5y2
entitle 5y3 5lf;1ig 1qr 5rq
entitled 5s2;4y5
entomb 2r0;2r2
entrance 5y4 5xl 5xm 1xi;143 5y5
entranceway 5y4
entrant 5y6
entrench 5uy;yn 5uz
entrenched 5y7 5y8;q8 5y9
entrust 3p5;3pw
entry 4o6 5ya
enumerate 5yb 32b;10h 1bj
enunciate 62 5yc;dd
envelop 1td;14t
enveloping 3h5;en
envious 5yd;5ye
environment 5yf
environs 5yf
envisage 4mn;3v5
envision 5yg 5yh;4mn
envisioned 5yi;5iy
envy 4ae;fr w1
ephemeral 5yj;bp
epic 22b;xj
epicure 5yk
epidemic 5yl;5ym 5yn
epigram 5yo
episode 5yp 5yq
epistolatory 5yr;3lv
epitome 5ys
epitomize 5yt;5t1
epoch 5yu
epoxy ;5yv
equal 5yw or 5yx 5yy 46u e0;3se 5p 5yz 46t 5z0 5z1 e3 e4
equality 5z2
equally 1ba 5z3
equanimity 2ts
equate 3rx 47y 5yy;3ry or 5p
equation 5z2
equatorial 5z4;5z5
equilibrate 1om;19c 1oo
equilibrium 1ol
equip gq;li 5u7
equipotent 5z6;5z7
equipped 192 150 5z8 18u;18z 5z9 5za 14y 5zb 5zc 5zd 5ze 2h5 18s
equipping 18r
equitable 5zf;5zg 5zh
equity 5zi
equivalence 5z2 3rw
equivalent 5yz;46u
equivocal vs 5zj;vv vw vx t3
era 5yu
eradicate 108 5zk;109 4um
erase 5pq;109 2uk 2r6
erect 5zl 5zm 5zn;2oi 2dv 5zo 5zp 5zq 5zr 5zs 5zt 5zu 5zv 5zw 5zx 5zy 5zz 600
erode 601;2rr 27g
eroded 602;mw
eroding 603
erosion 603
erotic 604;hb
err 605 5jl;7u
erratic 606 607 608;5co pt 609
erratically 60a
erroneous 60b;60c
error 60d
ersatz 1ay;19v
erudite 60e;5f
erupt 60f 60g;1xa 5o 19c 14b
eruption 60h
escapade ia
escape 60i 5f7 23f 60j 4sy;2cr 1jv ve
escaped 60k;1iz
eschew 60l;1jv
escort 2bu 7q 4ma 463;7s
escritoire 60m
esoteric 17b;17a 4gs 60n
especially 60o 60p
espouse ea 3z9 5t3;gj 1dq 64
essay id 60q;ba 67
essence 47h 2q9 60r
essential 60s 60t 41f 4fn;60u 41e 60v 60w 60x 60y 60z ub
essentially 1sr
establish 610 14v 44m 611;612 bx kx 19b
established 5y9 87 45k 613;614 5y8 615 616 617 89 45o 618
establishment 41h 619 fi
estate bb
esteem 61a fo 61b fs 61c;4c 1ya
esteemed 61d;61e
esthetic jp jr jq js;jt ju jv jw jx
estimate 16s 158 16l 2t2;de 67
estranged ru;rw
estrangement ry rx
estranging 5am;3yt
etch 5wb 5wc;5wd 4so 2yt
etched 2yw;2yv
eternal 61f 5vd;y 39c
eternally 61g
ethereal jh 324 4tm;ji 325 4k5
ethical 61h;61i
ethics 61j
ethnic 4hg 61k;4hh 1es
eulogize ;it
euphoric 61l;61m
europeanize ;5p
evacuate ;61n 5ib 5a5
evacuation 5s4
evade 1x6 23d;1jv 23f ba 60j
evaluate 159 67;1dp
evaluation 61o 61p
evaluative 4e1;4dx
evangelical 5xt;17s
evangelist 61q
evaporate 56y;27i 5p b2 56z
evaporated 61r;jo
evaporation 61s
evasion 5f7
evasive vw 61t;vs 311
eve 61u
even 61u 61v 5z0 61w 61x 61y;28q 5p 46u 61z 620 621 23a
evening 61u
evenly 5z3
event 2z3 403
eventual 622;4fj
eventually 623
ever v8
everlasting 61f 3ss;y 28f
everlastingly 61g
every sw sx;ss
everyday 624 2zn 625;1jq 2zq 3qd
eviction 5b8
evidence 626 1g6 1g8;8w 627
evident 13r 57q;13t 4zs
evidential 628;5nl
evidently 13w
evil 629 4lt 62a 62b;62c 4lm 62d 62e 516 62f 1p4
evildoer 62g
evocation 62h
evoke z0 62i 5s1 19a;19b cj 420 19d
evolution 50w
evolve 50n 4x8 50o;3v5 mp b2
exacerbate n6 n7;5p n8
exact 3ou 62j 9j;3c8 3s8 62k 62l 62m 62n 9n
exactly 62o 62p 62q
exaggerate xn;xq 5ek
exaggerated 62r 62s;21 99
exaggeration 62t
exalt 2uy 62u zw;it 5qx 101 542
exalted 5rs;5rv
exam 62v
examination 62w 62v 62x
examine y6 1j3 5x1 30f;62y 5x2
example 62z 630 631
exasperate n7 632 n6;n8 5p
exasperated 5b2;10r
exasperating 633 634;583 4re
excavation 53r 53q 635
exceed 636 637 20u;638 1ve
exceeding 639;63a
exceedingly 4nv
excel 638
excellent 63b;a1
excellently 63c
except 4ux 63d;341 5ko
exception 63e
exceptional 639 63f 20;63a 63g 1p
excess 63h 63i 63j;63k
excessive 63l 63m;21 63n
exchange 63o 2z8 45s 63p uv;ro 45t ux 63q
exchanged 34k;34j
excise 63r;2uk 63s
excitability 63t
excitatory ;y2
excite 63u 59i o0;z0 k1 63v o4
excited o8 19j 63w bz;o6 63x 4c0 5kz 19f 63y 63z 350 c1
excitement 640 ol
exciting 2jj 641;2jg 642 5rf 5rg 643 644 645 344
exclaim 4gn 646;267 8x
exclaiming 647
exclamation 647
exclude 63d 4ib 1qt;5ko 25s 648 1pt
exclusion 329 63e 5qk
exclusive 649 64a u1 3va;64b tv 64c 64d 3v6
exclusively tx
exclusiveness 3ct
excommunicate 4ia;4ib 4wg
excoriate 3wi 33m;3wj 33o
excretion 5s4
excruciating 64e;ab
excursion 64f
excursus 1bw
excuse rg 13n 64g 64h rh 13l;3x3 64i 64j 13m
excused 64k;64l
execute 4fu 80;109 1jh 5ar 82 83 5w1
executed 4mx;1ce
execution 64m
executive fk
exemplar 630
exemplify 64n;2bs 4zm
exempt 5as 64h 64l;64i 64k 64o 64p
exemption 64q 64r
exercise 64s 5u5 5jo 64t 64u 64v;14r 64w
exercising 64s
exert 64t 64x;14r 64y ba
exertion 5q9
exhale 2a4 5sg;2jb 1xz
exhaust 64z 5ia 650;651 lh 5ib
exhausted 652 653 5ig;1vj 5ic
exhausting 4o3 654;4o1 17z
exhaustion 5w0
exhaustive 3su;3o
exhaustively 655
exhibit 5b1 1yz 4us 656;657 4so 658
exhibition 659
exhilarating 65a 642;2h7 2jj
exhortation 65b
exigency 5t8
exile 4wd;1pu
exist 1ua 2jc
existence 1xu 48r
existent 65c cf ca;65d cb cd 5f2 65e 65f ce
existential 5ts;5tr
existing 65g 65c 65h;65i 65d 1g2
exit 65j 4vn 4vk 4e9;o5 a0 19c
exonerate b6;b8
exorcise ;5qh
exotic rn 65k;rq 122
expand 1pi 65l 65m;1hg 4rc
expanse 65n
expansion 5wp 5qo
expansive 31g 65o 61m 3qw;31e vn 61l 3qv
expect 123 1bz 1jz;67 1c1 4c
expectable 65p;12a
expectancy 12b 12c
expectant 65q 65r;65s 65t
expectation 65u 12e
expected 12a;129 5lg 65p
expedient i8 65v;i4 65w 65x
expedite 65y;pd br
expedition 64f
expel 1pu 4wg 65z 276;2hz 1yy 1vi
expend 57 lh;2jw
expendable ;1jd
expenditure 660 429
expensive 48x;48w 48v 661
experience 5vn 662 663 z1;664
experienced 665;666 667 668 669
experiential 5ts;5tr
experiment 66a 66b;62y
experimental 5tt 5tu;5tr
experimentation 66b 66a
expert dz 66c;88
expiate 1f2;1f4
expiration 66d 4vn
expire 4e9 2a4;58d 19c 2jb
expired 66e;66f
explain 3cw rh;8w dd 64j
explanation 8t
explanatory 66g;3cy
expletive 4i7
explicit 4pq 66h;4pp 4sr 66i 66j 66k 66l
explode 50m 1y0;27i 69 19c
exploded ;135
exploit 5qa 1j7 66m 66n;14r 64w
exploitation 66o
exploratory uc;ua 20k 66p 66q 66r
explore 66s 31c 66t;62y 51o 51p
explorer if
explosion 2qv
explosive 66u 66v;4bi 33
export 66w;66x 3pv 4wc
expose py 1lp 1yz 1r7;66y pz 4so
exposed 66z 670;671 1r9
exposition 659
expository 672;3cy
expound 4zm 4w6;3cv
express 673 61 267 2ym 674 66i 675;45u dw 4v2 4pq 5r
expressed 676 4pq;677 4pp 4sr 66i 66j 66k
expression 678 679 67a
expressionless ;67b
expressive 3qx;3qv
expulsion 5qk 5qj
expunge 63r;2uk
exquisite 67c 5rn 4k3 1vs;1ne 5ri 4k5 1vp
extant 67d;67e
extend 2ll 67f 49z;hn 1fx li
extended 67g 67h 5sb 67i;39c 67j 67k 67l 5sa 67m
extension 67n
extensive 22c 25y;xj 260
extenuate 67o;13l
exterior 67p 67q
exterminate 5zk;109 4um
external 67r 67s 67t 67u;67v 67w rp 2x 67x
externally 67y
extinct 4n3;4mt
extinguish 67z 5ko;1le 4um
extinguished 4z3;27v
extirpate 5zk 680;4um 2hz xu
extra 5m0 63j dj;63k 681 dk
extract 682 5s1 5ce;xu 2pk 420 19b
extraction 4xi
extralegal 683;44a
extramarital 684;685
extraneous 686 687 67s;688 rp 689
extraordinary 63a 68a 68b;639 68c 68d 68e 68f 68g 68h 68i 68j 68k 68l 21 52n
extrapolate 68m;3vy de 4qp
extraterrestrial rk
extravagant 63m 68n;63n 68o
extravagantly 68p 68q 68r
extreme 68s 68t 5c8;1ne 21 4rb
extremely 68u 4nv
extremity 68v
extremum 68s 68w
extricate 599;596
extrude ;2jm
exuberant 5ol 63m 4w;2ca 63n 2g
exude 68x;2zu 61
exultant 68y;68z
exultation 690
eye 691 32f 692;ft
eyeball 693 692;ft
eyebrow 2mm
eyed 694;695
eyelid 696
eyelike 695;694
eyepiece 697
eyesight 698
fabled 699;5iy
fabric 3i0 69a
fabrication 69b 69c 1d2
fabulous 69d 69e 69f;fm 5iy 1eh
facade 69g
face 678 3yf 2j9 3yh;164 3yg 2vb 1fx
faced 69h;69i
facet 1cf
facetious 69j;3op
facilitate t8 69k;pd 69l cj
facilitatory 69m;69n
facility 69o h6 69p
facing 69q 69r
facsimile ;2sl
faction 69s
factor 3tl n1;de db 3ry
factory 69t
factual cd;cf
faculty 69u 69v
fade 69w 571 69x 69y 69z;56z 3c 507
faded 26w 6a0;1bu 19
fail 4rg 6a1 20m 527;20p b2
failing 6a2 6a3;573
failure 6a4
faint 6a5 6a6 6a7 54h 6a8 6a9;6aa 4zr 272 yr la
fair 2yh 1u8 12u 6ab 1vr 3e4 6ac;1d0 12t 6ad 6ae 6af 1jr 1vp
fairly 6ag 6ac 3e4
fairness 5zi 2ur 6ah
fairy 6ai
faith 6aj 6ak
faithful 3z3 6al 9k;6am 6an 9i
faithfully 6ao
fake 6ap 6aq 6ar 46a 2p4 1t2 1b0;bl 36p k4 1dz 19v
faker 6aq
falcon ;wc
fall 1j4 6as 4ps s1;7u 19c 2d
fallen 5hi 4z4 4my;1xs 27v 1ce
falling 4qc 5hk 4xh;4q9 5hc 4xd
falloff 6at
fallow 6au 6av;6aw 6ax
falls 6ay
false 6az 6b0 6b1;6b2 6b3 60c 6b4 6b5
falsify 5cl 46a;k6 36p 5b9 ux
falsity 6b6
falter 6b7 6b8 6b9 6ba 6bb;2c0 o5 w8 1lm
faltering 6b7;468
fame 320
famed 31v;31x
familial 6bc;yj
familiar 1dm ay 3qd 6bd 3hc;ax 1vk 6be 3q4 6bf 625 j4 16r
familiarity av 6bg
family 6bh 30m 6bi
famous 31v;31x
famously 63c
fan 2o1 6bj 6bk;6bl xr 465 xu
fanatic 6bm 6bn;1e
fanciful 4cl 6bo 6bp;4ck 5iy 1rq
fancy 6bq 6br 5yg 1rq;4mn w1 6bs 1rp 2rv 5ja 4b0 5ql 6bp 6bt 6bu
fanny 1cm
fantastic 120 68c 6bv 6bw;122 63a 6bx 5iy
fantastical 6bw 120;5iy 122
fantasy 6by 6bz 6bq;4mn
far 5cc 6c0 6c1;6c2 5c7 6c3 6c4 6c5 6c6 6c7 5sa 6c8 21
faraway 6c3 5ca;5cc 5c6
farce ;2cn
fare 6c9 6ca 5em;5en 51j
farewell 6cb
farm 6cc 6cd;53t 3lk 4h9
farmhand 6ce
farming p0 oy;oz
farmland 6cf
farther 6c4 6c6 6cg 6ch;5cc
farthest 6c5;5cc
fascinate 6ci 6cj 1xi;6ck 5w6 143
fascinated 5uo;218
fascinating 3z 1gn;40 1gm
fascination 5up
fashion 6cl 4b5;3sm
fashionable 4lb 37g 6cm;6cn 6co 4la 6cp 6cq 6cr 6cs 6ct 6cu 6cv 6cw 6cx 37f 6cy 6cz 6d0 6d1
fashioned 4y2;4y1
fast 529 52a 5r 6d2 6d3 6d4;45 5q 28j 675 6d5 6d6 6d7 6d8 6d9 6da 6db 6dc 6dd jk
fastball 2p9
fasten yn 6de 6df;l4 1f9 5p
fastened 2s4 6dg;2s5 2s6 6dh
faster 6di
fastidious 38q;38p 4k4 6dj 6dk
fat 2a8 6dl 6dm 6dn 6do 6dp;5p 6dq 6dr 6ds 6dt 6du 6dv 6dw 6dx 6dy 6dz 6e0
fatal 4ng 4pg 579 6e1;4nb 4nc 4pa 15 6e2
fate 4yw 4yx 3b1 4xw;4xy
fateful 4pg 6e3 579 6e1;4pa 13f 15 6e2
father 6e4 1x7;19b
fathom 2fd;15p 3go
fatigue 6e5 6e6 651;507 6e7
fatigued 652;1vj
fatten 6dl;5p
fattening 6e8;5j7
fatty 6do;6dv 6dw 6dx 6dy 6dz
fault 60d 4rq 2in 25h;9s
favor i2 6e9;5rq 4c 6ea w
favorable 6eb 6ec 6ed i3;6ee 6ef 6eg i5 i6 i7
favored 6eh;fv
favorite 4lx 6ei 6eh;6d1 fv
fawn 5lv 4ap;z6 6ej 1ut
faze 5vz;zn
fear 6ek 2xf 1km 5iu;6el 6em
fearful m7 qt 37j 1n4;m1 qq 4ah 37i 4ai 4aj 4ak 4al 4am 4an 2a
fearless 6en 1h3;6eo 6ep 6eq 1h5
feasible 6er;43f
feast 1qk 1ql 6es 1qn 1qm;1qp 1qo 6et
feat 5qa
feather ;1fc 14t 6eu 6ev
feathered gz;gr
feature 356 2e 2bh
featured 413 69i;2cg 69h
featureless 6ew;1hr
feb 6ex
february 6ex
fecund 6ey 6ez;6f0 171
fecundity 6f1 6f2
fed 6f3
federal 6f3 6f4 6f5;6f6 2ae
federalize ;1dq 4ox 3j4
fedora 6f7
fee 6f8;5cz
feeble 6f9 6a8 6fa 6fb;yr 6fc 6fd
feebleness 4o4
feed 2j0;7l li 4hj
feeder ld
feeding 5oh
feel 6fe z1 6ff;3vy a7 2d
feeler 11s hf 11r
feeling 1y4 6fe
feign k4 6fg;k6 5bs
feint ;6fg
felicitate 3yy;21r
felicity 6fh
fell 6fi 6fj 6fk 2nh;210 5qp 1ml 209
fella 291
fellow 291 1dm 3lj
fellowship 3rp
felon 4d7
felt 6fl;5ww 14t b2
female 6fm;6fn
feminine 6fn 6fo;6fm 6fp
fen 6fq
fence 6fr 6fs 6ft;1qf 6fu 1cq 35q
fencing 6fr
fender 2o5
ferment ok 6fv 6fw;6fx 6fy 3tv 19c
fermentation ok 6fv
ferocious 6fz;469
ferociously 6g0
ferocity 6g1
ferry ;2kw 2r5 7u
fertile 6f0 6ez 6g2 6g3;6g4 6ey 6g5 171 2jr
fertilize 5lw;5x3 5p
fervent 17p 6g6;1e 1oj
fervor 17v 640
festival 6g7
festive 6g8;5p5
festivity 31z
fetch 2ky;2kz 2kw
fetching 1gr;1gm
fete 6es 6g7 31r;31t
fetid 6g9;6ga
feud ;1cq
feverish ob 6gb;o6 la
fewer 6gc;6gd
fiat 4qd
fiber 353
fiction 69b
fictional 6ge;5iy
fictive 1dy 4cm;1dz 4ck
fiddle 6gf 6gg;1jw 5su 38w 2og
fiddling 6gh;6gi
fidget 6gj;o5
field 1tv 57x;6gk a0 116 gj
fieldhand 6ce
fiend 4up 4uo 6bm
fiendish 62d;4lt
fierce 6fz 6gl 6gm 2c8;469 1ne 6gn zi
fiercely 6g0
fierceness 6g1
fiery 17p 6go 6gp;1e 1oj 6gq
fifteen 2wx;23l
fifteenth ;5qg
fifth ;5qg
fiftieth ;5qg
fifty 2x5;23l
fig 6gr
fight 1tr 3nw 1cq 4rx 6gs o1;id ir
fighter 1yf 34b
fighting 3nw c2;c5
figurative 67m 6gt;67i 6gu 6gv 6gw
figure 6gr yg 2t2 5xk 5yg de;67 2d 4mn 2t4
figured ;2kv
figurine 6gx
figuring 2ta
file 6gy 6gz;2dj 6h0 6h1 9r
fill 6h2 2cn 6h3 4fa;5p 19c 1fx 53t
filled 6h4 6h5;lv 5w9
filling 6h2 6h6
fillip 2d5
film 6h7 39z 6h8;2di 19b
filmed 6h9;6ha
filter 6hb 5jc;2wg 53j 3av
filthy 566 1ku 56l;1wk 1ks 1ty
final 3hw 6hc 6hd;3hv 4fj 6he
finale 3gw 3gy
finality 4pk
finalize ;1le
finally 623 6hf 6hg
finance 6hh;2jw 4cs
finances 6hi
financial 6hj
financing 6hk
find 2j1 58r 2pn 4zn 1fo 1bj;4zo 68
finding 50b
fine 6hl 6hm 6hn 6ho 5rm uf 4tq;2dg e6 4n5 25f 5ri
finely 4tq
fineness 6hp 4ti
finger 6hq;2n7 z7 4xv
fingerprint ;475
finicky 6dj;38q
finish 3jn 3gw 4hf 4yu 82 eu 2mg;1le ba 327
finished 5j7 3w1 6hr 6hs;5j6 6e8 3w0 5g5 6ht 6hu
finishing 3jn
finite 2gd;2gc
fire 6hv 6hw 6hx 2ud;26p 1o8 1yy
firecracker 4aw
fired 5aa;5ab
fireplace 6hy
fireside 6hz 6i0
firing 6hv 6i1 5a9
firm 6i2 6i3 6i4 6i5 6i6 6i7;3rl 6df 1zk 600 5ir 89
firmly 6i7 6i8 6i9
firmness 6ia
first 1xe 1sq 6ib 1xg 6ic 6id;6ie 1sl 6if 5r4 6ig 6ih 6ii 6ij 6ik 5qg 1xh
firsthand 6il;2vn
firstly 6ic
fiscal 6hj
fish 6im 6in z4 z8;z7 30a
fisher 6io
fisherman 6io
fishmonger 6ip
fishwife 6ip
fistfight ;1cq
fit 6iq 6ir 2qx 7g 6is 5hb 6h 6it 1n;7j 3a7 7h 6d 6iu 6iv 6iw 1k
fitting f9 154 4os 6ix;1wa 6iy
five 6iz 2wn;23l
fix 6j0 6j1 2ra yn 4sn 3w7;pf l4 gj 1oc
fixed 50a 6j2 6j3 6j4;509 6j5 6j6 6j7 3y0
fixing 6j1 up
fixture 6j8 6j1
fizzle 6j9 2rm;58d
flag 1ny;6ja 1ed 5kg gn
flail 6jb 6jc;1t6 6jd
flair 4m4 6je
flake 5om 248 6jf;1uf 14t 385
flame 6hw 6jg;1uc 26q 2zh
flank ;2vb
flannel 6jh
flap 6ji 6jj 6jk 3cu 6jd;o5 1vg 2hz
flare 6je 6jg 60f;26q 545 1uc 5o
flash 6jl 289 6jm 2i1;28b 14b 1yz 45u 1r1
flashing 6jl
flashlight 6jn
flashy 2i1 3nm;1r1 2id
flat 61z 6jo 6jp 6jq 55r;61w 6jr 3ed 1z6
flatly 6js
flatten 6jt 6ju;3a7 1tn 5p
flattened 6jv;6jr
flatter 6ej;it
flaunt 6jm;1yz
flavor 6fe 6jw 6jx
flaw 4rq 27d;27g
flawed 6jy;48o
flawless 6jz;3sw
fleck 248 6k0 28p;28q
flecked 5gu;2kv
fledgling 5y6 6k1;6k2
flee 2cr;2q0
fleet 4m0 69y 6d5;4m2 3c 5r
fleeting 6k3;j
flesh yg 6k4;57k
fleshy 6dr;6dm
flex z6;6k5 6jm 1tn o5
flexible 6k6 6k7 d0 5qt;6k8 6k9 6ka cy 5qq
flick 6h7 6kb 6kc;289 6kd 2zg 6ke
flicker 6kf 6kg 6kh 6kb;6ki 1uc 289
flickering ;468
flight 6kj 60i;6kk 2sa gn
flimsy 6kl 6km 6kn;yr 6ko 6kp
flinch 6kq 4de;o5
fling 6kr 6ks 6kt 5;2zg o5 423 57k
flint 6ku;6kv
flip 6kw 6kx 6ky 6kc 6kz 6l0;1ju 6l1 6kd o5 10d
flirt 477 478 6l2;36w ba
flit 4lz 4m0;4m2
float 2a3 6l3 6l4;7u 2r5 60q
floating lu ps 6l5 6l6;lr pt q1 6l7
flocculate ;b2 5p
flock 1t8 6l8 2ps;7u 1cz
flog 2zt 2uu;1t6
flood 4u5 4u4 6l9 4u6 4u9 6la;2cn 25z li 6h3
flooded ls;lv
floor 6lb 6lc 6ld 4pl;vf 1vf
flooring 6lb
flop 2rm 3l9 6le 6lf;2nx s1 6a1
floral ;2kv
florid 6bs 6lg;1rq 2ft
flounce 6lh;w8
flounder 6li;w8 6gs
flour ;3tv
flourish 2hx 65m 6lj 2hy;1hg 19c 2hz
flout 6lk 1rs;58g 1o5
flow 6ll 6lm 6ln 3av;o5 1ua
flower 29q 29t 29s;mp
flowering 6lo
flowing 6ll jj;jk
flub 2an 6lp;6a1
fluency 6lq
fluent 6lr 1am;5rp 1aj
fluff 6lp;6a1 6ls 3nt
fluffy 6lt;2ne
fluid 6lu 6lr;5co 6lv 5rp 1jd
fluoresce ;6lw
fluorescent 3nj;1h 1g
flurry g9 3yk;o5 3ym
flush 29t 29r 2b5 61v 620 le;255 3av 6lw 28q 61w lf
flushed 6lx 3m9;2ft 1u6
fluster 6ly 6lz;b7 3yk
flute ;6m0
flutter 6kg 3qn 6jj 4m0 6kh;4m2 6ki 3cu 1vg
flux 6ln 3wo g1;o5 27i
fly 2sa 1ph r7;7u o5 455 1uw r3
flyer 2lq
flying 6kj 6m1 6m2;lp 6m3
foam 6m4 6m5;2nk
foamy 6m6;zj jf
fob 6m7;20o
focal 32q;32l
focus 32n 32i;1dp f0 7f
focused f5;3yb f2
focusing 32n
foe 5vp 5vq
fog 6m8 1wx;1wy
foible 6m9
foil 6ma 1nn;3y5 1jt 14t
fold 1z2 3z3 6mb 3le ev;28q 6mc 6md
folding 6mb 3lg;3lf
foliage 6me
folk 6mf 6bi
folks 6mf
follow 6mg 6mh;7u 5x9
followers 6mi
following 6mi 362 6mj 6mk 6ml 6ef;401 6mm 6ec
folly 6mn 6mo 6mp 6mq
fond ko 6mr 6ms 6mt;kp 16x 4t
fondly 6mu
fondness 6br kn
food 6mv
foodstuff 6mw
fool 6mx 39h 6my 5bv 5lz;20o 423 4om 31j 6mz
foolhardy 2cd;1h5
foolish 4t 6n0;4r 6n1 6n2 6mt 6n3 6n4 6n5 4va
foolishness 6mn 6mp 6mo
foolproof 6n6;2cu 6n7
foot 6n8;2jw w8 dc
footing 6n9 1su
footloose 6na;1iz
footnote ;1i1
footpath 6nb
footstep 6nc
foppish 5rl;5ri
forbid 1pt 1jt;2qd
forbidden 6nd;6ne
force 6nf 6ng 2aa 6nh 6ke 6ni;3cf cj 2hz
forced 6nj kg;5k5 681 k8
forceful 5ir 1d8;5iq 5tq 6i5 6nk 1d6
ford ;2jz
forearm ;18p
foreboding 6nl 6e3;13f
forecast 6nm 2t3 2t2 1hi;126 67 1hj
forecasting 6nn
foreclose 1jt;6no
forefather 6e4
forefront 6np
forego 6nq 6nr 6ns;2
foregoing 6nt;2n
foreground 6nu;6nv
forehead 2ml
foreign 2x rq rm 687;2v 67t 6nw rn 6nx 6ny 6nz 6o0 6o1 6o2 rp 689
foreigner ri 6o3
foreknow 125;127
foreman 2ez
foremost 206 6o4 6id 6ic;203 hq
forensic 14p;6o5 14o
forerunner 6o6 11n
foresee 125 5yh 124;127 4mn ba
foreseeable 6o7;6o8
foreshorten 2r;2s 4ij
foresight 6o9
forest 6oa 6ob;1wd
forestall 1jt 124;ba
forever 61g va
forfeit 6oc 6ns 3y3;2 3y4
forge 6od 6ar 452;6oe bl 3v5 hh
forged 6of;1dz
forget 6og;6oh 6oi
forgetful 6oj 6ok;6ol 3f
forgive 3x3;3uz 5as
forgiveness 6om
forgiving 6on;6oo
forgo 6nr 6nq 6ns;2
forgotten 6op;6oq
fork 6or 6os 2hn;6ot 1fk 2ho 3a7
forked 2hp vv;2hq vs
form 6ou 6ov 3xn 6ow 41g 6ox 3a7;19b 3tp 18h 5p
formal 331 6oy 6oz 6p0;330 5j4 5j3 6p1 6p2 6p3 1ia 6p4 4j
formalized 6p5;1ia
formally 6p6
format 19n 6p7;b2 1db 1p8
formation 6p8 41h
formative 41x 41w;41t
formed 6p9;6pa 6pb 6pc 6pd
former 6pe 6pf 5mu;on
formerly 6pg
formidable 6ph qx;vn qq
formula 6pi
formulate 6pj 452 1ai;3z8 3v5 61 1oc
formulation 6pk 3vh
forsake 4xn;4xo
forswear 6pl;4vg
fort 6pm 6pn 6po;1cz 1qf 6pp
forte 6pq 6pr 6ps;6pt 6pu
forth 1kj 6pv
forthright 2au 6pw;2am
forthwith 55q
fortification 6px
fortified 6py 6pz;6q0 1v3
fortify 2h1 6po 18p;5p 1qf d9
fortress 6pn
fortunate 6q1 27o 6q2;6q3 6q4 6q5 6q6 27l 6q7
fortunately 6q8
fortune 34e 6q9 3b1
forty 2x4;23l
forward 6qa 1e1 i1 6pv p4 p5;1ri 6qb 2i0 6qc 1e0 hx
forwarding 6qd
foster 6qe 6qf;hj 4b2 1ru
fostering 2jp
foul 42g 3gq 6qg 59l 6g9 6qh;2fq 27f 1qv a0 s 6ga 6qi
fouled 561 6qj;1wk 5xh
found 610 14v 1s0 6qk;612 bx 6ql
foundation 1rz 6qm
founder 1xd 6le 2nx;6a1 6qn b2 6qo
founding 4cj
fountain 6qp
fountainhead 6qq
four 6qr 2wm;23l
fourfold 6qs 6qt;ne
foursome 6qr
fourteen 2ww;23l
fourteenth ;5qg
fourth 6qu;5qg
fowl 6qv 240;wc
fox 6m7 vg;20o 2d 6qw
foyer 6qx
fracas ul
fraction 5e2;de
fractional sd;sc 6qy 6qz 6r0
fractionate ;2wg
fracture 2in 4ax;54 4um 4m7 2bw
fragile 2iv 4tn 6kn;2is 4k5 6kp
fragment 6r1 4gd;2ip
fragmentary 6qy;sd
fragmented 586;2hq
fragrance 196 2gh
fragrant 6r2;6r3 6r4
frail 6fc 6r5 2iv;6fa 11x 2is
frailty 4o4 6r6
frambesia 6r7
frame yg 6r8 2ec 490;1qf 2ee 20o 1ai
framework 6r9 69a
franchise ;92
frank 6ra 2au 6rb;4mb 64h 2am 13t
frankly 2up
frantic oc 63w;o6 350
frantically 6rc
fraternity 2mj
fraternize ;5xp
fraud 6aq
fray 5dk 6rd;2rp e9
frayed 6re;mw
freak 6rf;6rg
freckle ;6qw 6rh
free 6ri 3eg 5a3 5as 1iz 6rj 3th 6rk 6rl;xu 60k 1iw 1j8 5sl 6na 6rm 6rn 3ti 6ro
freedom 64q
freehand 6rp;4lg
freeway 6rq
freewheeling 2xm;63n 2xo
freeze 6rr 6rs 6rt 6ru;6rv 19c 5p
freezing 6rr
freight 2yc;2r5 2qc
french ;4et
frenzied 6rw oc;350 o6
frenzy 4bu
frequent 6rx 6ry 5fv 3q8;ho 6rz 5fo 1jp
frequently 6s0
fresh 2tl 6s1 2h6 6s2 6s3;2tj 4do 6s4 6s5 2h7 4lg
freshly 6s3 6s6
freshman 5y6 6ig;1sq
freshness 6s7 6s8 6s9
fret 6sa 6sb 33l;6el li 33n
friable 2iu;2is
friction 3d1 6sc 6sd
fried 46c;1oh
friend ts aw fw
friendly wt wv;wr 4aq wu
fright 6ek qp;101
frighten qp;101
frightened m8 mc;m1
frightening qt;qq
frightful qs 68d 1n4;qq 63a 2a
frigid 17m 3l1;17o 3ku
fringe 6se 6sf;gn 2ea
fringed 2ei h1;2ef gr 39w
frivolous 5ej;5ei 6sg 6sh
frizzle ;6si 4hv
frog 6sj;1nx
frogmarch ;6sk 1uu
frolic 6sl 31i;31j
front 1tw 3yh 2j7 hq;2vb 2j9 hl 6o4 6sm
frontage 69g
frontal 69g 11u 6sm 11v;11t hq
frost 6rs 6sn;14t 27g
frostbitten 6so;6sp
frosting 6sq
froth 6m4 6m5 6sr 6ss;2nk 19b 68x
frown 6st 6su;6sv
frowzled 59n;3iw
frozen 6sp 6sw 3l1;6so 6sx 6j5 3ku
fruit 6sy;4eu
fruitful 2jr;6sz 2jq 6g3 6t0 6g2
fruitfulness 6f2 6f1
fruitless 6t1;6t2
frustrate 1nn 1nj;1jt 1zv
frustrated 4rn;1fu
frustrating 58m 6t3;4mg 28x
frustration 4ri
fry 37o 6si;6t4 1ob 109
fuel 2q2 6t5;li 101
fugitive 6t6 6k3;j
fulfil 80 7j 4a0;82 83 7l
fulfill 80 4a0 7j;82 83 7l
full 6t7 lv 5xv 3sv 6t8 6t9;1vf 5p 96 ls 2ku 38d 3yx 6h4 6ta 6tb 6tc 6td 6te 6tf 6tg 6th 5xz 3o 6ti
fullback ;a0
fullness 6tj
fully 6t9 xt
fulminate ;3wj 6tk 50m
fumble 6tl 6tm 2ap 6lp;z7 2as 6gk 6a1
fumbling 3io;3ip
fume 6tn 6to 6tp;z1 5tf 2wf 68x
fumes 64z
fun 6tq
function 6tr 6ts 6tt 5h1 6tu 6tv;6tw bm
functional 6tx 6ty;6tz 6u0 5m7
functioning 6u1;6u2
fund 6u3;6hh 9d li 6u4
fundamental 2wh 1sn 6u5;ub 1s6 5nl
fundamentally 1sr
fundamentals 1ss
funding 1me 6hk
funds 6hi
funnel ;2hz
funny 3oo 4hp 6u6 6u7;3op 122 t3 la
fur 6u8
furious 6fz zc za;469 z9 zi
furl 6u9;1tn
furlough ;2ud w
furnish li;8i
furnished 150;14y 5zb 5zc 5zd 5ze
furor 4bt
furrow 4cb 6ua 4cd 364;2qu 3le 210
furrowed 48c;6ub 48b 6uc
furry 6ud;6ue
further 6qe hj 6c6 6cg 6ch;ho 5cc
furthermore 6uf
furtive 3us;2re 3cl
fury 6ug 4bu 6g1
fuse 6uh g1;27i 3wo gq 6ui
fusiform 6uj;6uk
fusion 6ul 3j6
fuss 6ji 2f4 21i g9 6sb 6um;6el 1fy
fussy 4ex 2rv 6dj;4bj 1rq 38q
futile 6un 6t1;6uo 6t2
future 6up 168 6uq 6ur;167 5tc 6us 4xz
fuzz 6ut 46z 2b0
fuzzed 6uu;6ue
fuzzy 6uu 271 6uv;6ue 272 3yq
gabardine 6jh
gabble 6uw 1ln;1lm
gadfly 4j4
gadget 44p
gaelic 326
gag 6ux 6uy 6uz 38k 6v0 6v1;6v2 38l 1py 6mz
gage 5ge 6v3 6v4;20f
gaiety 6v5
gain di 6v6 xl 4x7 6v7 1za 6o;2pk 68
gainful 6v8;6e0
gait 6v9
gal 6va
galactic 1el;xj
gallant 1vo 6vb 2i7 4m8 6vc 38a;2i3 2ca vn 38b
gallantry 6vd 38c
gallery 6ve
galling 10u;10v
gallon 6va
gallop ;2v1 2v2 2v3
galvanic 6vf 5rf;2jj
gamble ib 20h;id a0
gambling 6vg
game 6v4 4di 2i8;20f lb 2i3
gaming 6vg
gang 6vh 2pr 4d3;2k7
gangly 6vi 6vj;6vk 2d9
gap 6vl 6vm 4at 2ih;2ij
gape 6vn 6vo;ft 2d
gaping mm;mn
garage ;2f9
garb 1gc 3i1;19c
garbage 6vp
garbed 1gf;1gg
garbled 3yn;3yq
garden 6vq 6bf;6vr 3qd
garland 6vs;gn
garment 3i1;19c
garner 6vt 5n4 3c9;68 2f9
garrison 6pm;6pp
gas 6vu 2b9;1cp xn
gaseous jo;jn 61r
gash 6vv 4jd 6vw 6vx;210
gasoline 6vu
gasp 6vy 6vz;2a1
gate ;li 455 2fx
gather 6w0 6w1 3c9 1cz 9e;1d1 96 3vy
gathered 3ln
gathering 1cv 1cx 6w1 6w0
gauche ;6w2
gaudy 2i1 3nm;1r1 2id
gauge 6v3 16l;de 2b3 1bj 3go
gaunt 2sq;2d9
gauntleted 6w3;6w4
gawk 3gp 6vn;ft
gay 6w5 374 6w6 6w7 2i4;1us 5p5 4oc 2id
gayly 28n
gaze 6w8 6w9;ft
gear 6wa;7h
gee ;1ju 4gn
gem 6wb 6wc 6wd
gemini 6we 6wf
gender 6wg
general 2lg 3q9 6wh;3oq 2l7 6wi 6wj 6wk 6wl 6wm 6wn 6wo 1jp 6wp
generalization 6wq 4l
generalize 68m;3vy 1lm 2lj 4wc
generally 6wr 2lp
generate 6ws 6wt 1x7;19b 2jm
generation 42p
generator 1hz
generic 6wi;2lg
generosity 6wu
generous 1zf 6wv xi;1zc 6ww 6wx 6wy 6wz xf
generously 6x0
genetic 6bc;yj
genial wr 6x1 6x2;wt 6x3
genius 2hg 2kp 9x
gentile 6x4
gentle 14f 5lf 6x5 6x6 6x7 18m;14h 5rq 6x8 6x9 1ze 5lp 18n
gentleman 6xa
gentlemanly 6xb;3bj
gently 6xc 6xd
gentry 18l
genuine 1hw 6xe cc;1hu 5f4 47e cg
genuinely 6xf
geographic 6xg 6xh;6xi
geographical 6xg 6xh;6xi
geometric 6xj 6xk;4j
geometrical 6xk 6xj;4j
germ 6xl
germinal 6xm;4lg
germinate 6xn 50n;6xo 3v5 4hi
gesticulate 7e;dw
gesticulating 3qy;3qv
gesture 6xp 7e;dw
get 68 1w6 6xq 6xr;19c 6xs b2
geyser ;6xt
ghastly qy 35u;qq s
ghost 6xu 6xv 6xw;7u 6xx 1i0
ghostlike 6xy;35t
ghostly 6xy;35t
giant 6xz 22a;xj
gibbet 6y0;6y1 1yz
gibelike 4x3;10d
giddiness 6y2
gift 5vj 6y3 5u6 5cz;5u7
gifted 6y4
gig 6y5
gigantic 22d;xj
giggle 6y6;2sn
gild 3ii;gn
gilded 6y7 6y8 6y9 6ya;vp 6b5 6yb 2m3
gilt 6y7;vp
ginger 3mp;6yc 1u6
gingerly 315;2sy
ginmill 1qs
gird 18p 6yd;2ea 23t
girl 6ye 4mc 6yf
girlfriend 6yf
girlish 6yg;ge
git 2pe
give 1kb lg 8i 2zf;li ro dd
given 6yh ap 16t;6k 16x
giver 5g6
giving 6y3 6ww;1zf
glad 6yi 6yj 1up;6yk 15l 1us
glamorous 643;2jj
glance 6yl 6ym;ft 2ff
glare 26o 6yn 6yo 6yp;6yq 6yr 1uc
glaring 26s 412;17t 2cg
glass 6ys;li 6yt 1qf 4hj
glasses 6yu
glassy 6yv 5ud 6yw;jk 25t 6yx
glaze 6ys 2us;327 b2 li 2ut
glazed 5ud 6yx 3jl;25t 6yw 6yy 6yz 6z0 1mb
gleam 6z1 6z2 6z3 6z4;14a 28b 6tk
gleaming 6z2 6z1 2kb;17t
glean 6z5;3c9
glee 6z6 6z7
gleeful 6z8;5p5
glide 3ji 6z9 3jj;7u 1ph 2hz
gliding 6z9
glimmer 6z2 6za 6z4;28b
glimpse 6yl;1xt
glint 6kf 6z3 6ym;14a ft
glinting 2kd;17t
glisten 6zb 6z3;14a
glistening 2ke;17t
glitter 6zb 6zc 6z3;14a
glittering 2kd;17t
gloat 6z7 3z0;2b9 ft
global 6zd 3ad;6ze 3aa
globally 6zf
globe 5nd 1pb
glom 470;4d 68
gloomy 4lr 2ad 54x;4ll 2af 54y
glorified 1ii;16k
glorify 2uy;it 5p 5ip
glorious 31y 2ks 1vu;31w 6zg 6zh 6zi 6zj vn 1vp
glory 1hn;6zk
glossy 6zl 6y8 6yz 2ke 1gs;6b5 6yx 17t 1gm
gloved 6w4;6w3
glow 6s8 6zm 6lw 6zn 2ql;28b 14a 1uc z1
glower 6yn 6yp 6su;6yq 6sv
glowering 6zo;4bj
glowing 6zp 5xu;17s
glue 6zq 5yv;l4 6de
glued l6;l5
glum 4t5 6zo;2af 4bj
glut 6zr 23y 6la;1qp li
glycerin 6zs
glycerine 6zs
glycerol 6zs
glycerolize ;19o
gm 6zt
gnash ;37e
gnaw 601;34a 24d 2rr
gnome 5me
go 6zu ct 6kr 7u 5sp 4vi 1w6;ba 4vk 19c
goad 6zv 6zw 6zx 6zy 6zz 700;1ru 701 702 1zv
goal 5v7 4yu
goat 2s2
gobble ;51j 1rm
god 4t4 703
goddam 25j 704;25k
goddamn 4id 25j 704;25k
goddamned 25j 704;25k
godforsaken 705;26z
godless 706;707
godlike 5ea;708 325
going 4vl 4vn;2l3
gold vo 6ya 6y7;2m3 vp
golden 6y7 709 6ya 27o;vp 28h 2m3 27l
golf ;a0
gone 4z2 1c8 2sd 3jv;27v 1ce on 5l0 5l1 3ju 5l2 5l3 5gi 5l4 5l5 5l6
goner 70a
good 70b 70c 3q0 6g xh yw 70d 70e 70f;2pc 6c 70g 70h xf yu 70i 61e
goodbye ej
goodness 70c 70b
goodwill 70j
goof 70k 2oa 2ao;2ar
google ;66s
goose 70k;70l 701 70m
gore 29f;70n 70o
gorge 23y;1qp
gorgeous 1vv;1vp
gory 29g 29o;29h
gospel 70p 4cv
gospeler 61q
gospels 70p
gossamer 4tm 70q;4k5 25f
gossip 3pc 2n3 36a;36w 188
gothic 70r;11m
gouge 4vd 277 70s;70t 70u 31b
gourmet 5yk
govern 5db 524;38o 2xi 3s8
governance fi 70v
governing 70v 5fq;45c
government 1ib 70v 70w
governmental 70x;70y
governor 70z
gown 710;3i1
gowned 3bt;1gg
grab 711 30a 712;15q 1dx o5 2pk
grace 70j gn go;5p 2d
graceful 5rp 5rj;5rk 6lr 713 5ro
gracefully 714
gracious 5ro 715 49u 716;5rj 717 1ze 49v 6eg
graciously 714
grade 3d9 718 5hm;67 61v 159 300
graded 719;71a
gradient 71b
grading 71c
gradual 71d 71e;71f 71g
graduate 2td 71h;6fu 20a ez hy
grain 32x;53j 71i 1uf 1tn
graining 71j
gram 6zt
grammatic 71k
grammatical 71k
granary 6vt
grand 71l 65o 1hk 6y9 68c;vn 18n 6yb 63a
grandeur 2ko 71m
grandiose 71n;vn 1b9
grandma 71o
grandmother 71o
granny 71o
grant 1dh tm 1ka 3uz 8g;8i 1kb oq
granted ap;6k
granular 3jb;3j7
grape 71p
grapevine 71q 71p
graph 35v 35w;2wc 51v
graphic 71r 66j 71s;4ih 4pq
graphical 71s 71r;4ih
graphics 1ae
grapple 3ci 71t 430 71u;ba 15q
grappling 71t 71v
grasp 15h 3s2 3d7 3d8 15n;3fz 15p
grasping 71w;71x
grass 71y;71z 14t 720 25z
grasshopper 721
grassroots 1so 3qa;1s6 1jp
grate 722 723 37e;li 10k 2b3 4gd
grateful 15l 724;15j 6yj 1w1
gratification 725
gratified 726;y0
gratify 435 727;7l
grating 723 722 728;2so
gratuitous 3th 729;3ti 63k
grave 72a 72b 355 72c 4ku 72d;2ys 2yt 5n6 4l5 ub
gravel 10k ve;10l 14t vg
gravelly 72e 728;te 2so
gravely 72f 1nk
graveyard 328
gravid 65r;65t
gravity 72g 72h
gray 72i 72j 72k 72l 72m 72n 72o;29y 255 35i mv 3xb 72p
graze 2mu 4es 4ce;2mw 2n0 2j0 2n5
grease 55v;14t
greasy 6dx 568;6do 1wk
great 22e 72q 68e 2pc;xj ub 63a 6g
greatcoat 72r
greatest 72s;a1
greatness 72t
grecian 72u
greed 1je
greedy 71w;71x 5ye
greek 72v 72u
green 72w 3q1 72x 72y;255 vp 72z la
greenness 72w
greet 21t 3tg;8n dw 69
gregarious 730 3ir;4hh 3iq
grey 72i 72j 72k 72l 72m 72n 72o;29y 255 35i mv 3xb 72p
grief 731 732
grievance 733
grieve 3s4;zm 734
grieving 735;zp
grievous 4ku 736 72d 62c;4l5 zp ub 4lt
grill 737 1r2;1ob 30f
grille 738 737
grim 739 qy 73a 73b;73c qq 1r4 af
grimace 6sv;dw
grime 55v 27f;5p
grimy 54v;1wk
grin 73d;1uo
grind 73e 4ga 37e 53s;4gc 4gd 53t 2pp
grinding 1h0
grinning 73d
grip 3d7 73f 73g 24g 71u 6cj;15q 5w6
gripe 1wl 1wm;1wn
gripping 3z;40
gritty 3jb 2i8;3j7 2i3
grizzled ;2m5
groan 73h 73i;1rm
grocery 73j 6mw
groggy 4mq;4mr
groin 2j3;2oi
groom 2jy 2jx 73k 3e6;5pf 1w2
groomed 2nd;2na 73l 73m 73n 73o
groove 34p 73p 73q 6ua;4n6 2qu
grooved 615;5y9
grope 6tm;z7 id 2y9
gross 73r 73s 6wj 6ds 73t;5n3 73u 2lg 6dm 73v
grotesque 73w 120;59d 122
ground 5nf 73x 5ne 1su ym;yn 6md 19o 30g
groundbreaking 73y;4lg
grounding 6qm
groundless 73z;740
grounds 626 741 30w
groundwork 1sv 1rz
group 742 743 1ta 2k7;300 1cz
grouping 742
grove 744
grovel 4ap;z6
grow 1oy 1hg 6xo 4hi;b2 96 mp 3wv
growing 50x
growl 745 746;1rm
growling 745
grown h8;ha
grownup h7 h8;ha
growth 50x 747
grub 39d 2ph;2pk z7
grudge 733;748
grueling 17w;17z
gruesome qy;qq
gruff 749;4bj 2so
grumble 74a 74b 74c 4ea 746 74d;1wn 1rm 1lo
grumbling 74a 74b;74e
grunt ;1rm
guarantee 74f 74g 1e5 74h 33k;49w 44f 1ly
guard 74i 74j 74k 4rw;74l 35q ba
guardian 4rz
guerrilla 74m
guess 3z7 74n 74o 128 16l 74p;123 74q de 118
guessing 74n
guest 3fn
guidance 493 74r 74s
guide 74t 74u 34q 1ud 74v;2xi 557 74w
guidepost 74x
guiding 74y 55m;55n
guilty 4db 1bs;4d9 74z 1bq
gulf 584
gull 39h 750 6my 5lz;20o 4om
gullible 751;37t
gulp 5is 752 753;5hf 1lm
gulping 752
gum 6zq 754;14s 34a b2 68x
gummy eg eh;ed
gun 1b5 755 756;26p
gunfire 757
gunman 756 755
gunner 1b7
gunpowder 758
gunshot 757
gunslinger 756
gush 759 75a 75b;75c it 3av
gust 26d
gusto 75d
gut ;5ib xu
guts 1m7
gutter 75e 75f;2ql 3av 75g 7l
guttural ;2so
guy 2zr 75h;1o6 1pf
guzzle ;5hf
gymnastic bd;2k
gyrate 3kg 75i;1ju 75j
gyration 75k
habit ;3i1
habitable 75l;75m
habitual 9u;9v
habitus 2oh
hack 75n 1ld;210 430 6qg
hacker 75n
hackneyed 3qg;3qi
haggard 2yb 2sq;1vj 2d9
haggle 75o 75p;1rf
hail 7b 75q;7d 2d 75r 21t
hair 6ut
hairless 1p0;1ow 1p2
hairy 6ue qz;75s 6ud 6uu 75t 75u 75v qq
half 6qz 75w;sd 75x
halfway 32k 75y 6r0 75z;32l 72p sd
hall 760 6qx 5gn
hallmark 761
hallowed 762;27p
hallway 760
halo 1hn 763
halt 19z 764 6rt 1a0 2hj 28t 765 4di;1a3 1jt 766 lb
halter 4be;6y1 2fx
ham ;767
hamlet 4f3 768
hammer 3jr 6od;1vf 6oe
hammering 769
hamper 76a 4be 76b;2fx 56s
hand 76c 76d 3pw;ro 1ud
handbag 1nu
handclasp 76e
handicap 56n 1p5 56p 76b;2n0 21b 56s
handicapped 56q 56r;lb
handle 73f ff 56 4nm 6gk;2xi 1d1 2l5 2n7
handless 76f;76g
handling 76h 76i
handmade 76j;76k 76l
hands 4j7 76m
handshake 76e
handshaking 76e
handsome 1vt 6ww;1vp 1zf
handwoven 76k;76j
handwriting 76d
handwritten 76n;4ih
handy 6v 76o;6q 76p 3ff
hang 1zh 1wt 76q 6y1;yn 4fu 5kh
hanging 4l9
hangout 76r
hanker a8;w1
haphazardly 172
hapless 76s;15
happen 18j 1wv 14d;34g
happening 76t
happily 28n
happiness 6fh
happy 28h 6q3 6yi;28g 709 76u 6q1 6yk 3z2
harangue ;du
harassed 10q;10s
harbinger 6o6 10g;pz
harbor 76v 76w 5xo 76x 76y 76z;z1 770 4qt 1wy
harbour 76v 76w 76x 76y 76z 5xo;770 4qt 1wy z1
hard w6 2t8 600 771 6i9 772;w3 17y 52x 1ns 30e 52y 52z 530 531 532 533 534 535 536 537 538 539 53a 2t7 773 5zn 6i4 774 775 1v3
harden 2t1 776 777 778;b2 2o7 779
hardened 773 77a 77b;2t8 77c 77d 2tr
hardly 1rb 1rc
hardship ip 77e
hardworking 54a;548
hardy 77f 77g 1h3;1wp 1h5
hare 77h;3ga
harm 77i 4k7 4k8 77j;2n0
harmful 307;306 4kd 77k 77l 77m
harmless 77n;77o
harmonic 77p;410
harmonious 410 1or 3s7;40z 77p 77q 77r 1op 3s6
harmony 3w9
harness 77s 77t 77u;l4 66m 2xi 1np
harp ;3b8 38w
harrow 5a0;5a1
harrowing 64e;ab
harry 1zv 77v;10k 2ir
harsh 77w 77x 3j7 77y;af 3ja 3jb 3jc 3jd 3je 4jp
harshen ;5p
harshness 77z 780 4g2 781
harvest 4eq 6z5;3c9 xu
hasp ;yn
haste 782 783 784
hasten 785 1rh 65y 786;ba 7u pd 83
hastily 787
hasty 788 789;6m3
hat 78a 2d4;5g3 li
hatch 78b 78c 3w6;3v5 78d 4ds
hatching 78b 78c
hatchway 78e
hate 78f q;50l
hated 4yn;rw
hateful 29 1kw;27 1ks
hatred 78f
haughty 593;1a8
haul 309 2yn;1gj 1uw
haunt 76r 78g 6xw 6ry;365 6xx 6rz
haunted 3vm 78h 78i;me 10s 78j
haunting 78k 78l;78m km
have 64y 2e 663 78n;664
haven 76v
haversack 1mg
hawaii 78o
hawk 78p;78q wc 491
hawker 78r
hay ;3tv
hayfield 78s
hazard 78t 34e 128 ic ib;74q ie id
hazardous 4ky;4kt
haze 6m8;3i4 1zv
hazel ;vp
hazy 3ib 271;3i8 272
head 2hf 37k 2vz 78u;43v 557 78v 2d
headache 3vi
headed 78w 78x;f7 ha
heading pl
headless 78y;78z
headline ;iq li
headlong 788 6qb;6m3 6qa
headmaster 790
headphone 5nc
headstrong 5ad;44t
heal 791 792 4hl;20r pe
healed 793;794
healer 795
healing 796;5kt
health 797
healthful 5kt;798 796 5ks 799 79a
healthier 20w;20s
healthy 2ft 79b 79c 79d;6lx 2fr 79e 79f 79g 79h 6lg 79i 4vw 79j 3qk
heap n2 1t8 2r4 47a;8i ud 2cn
hear 79k 1bn;a7 5x1 79l
heard 4zx;4zt
hearer 79m
hearing 1ha 79n
heart 79o 79p 32f
heartbeat 1vc 79q
heartbreak 731
heartening 5uv;5ut
heartfelt 4ns;47e
hearth 6hy 6i0 6hz
heartily 79r
hearty 79s 79t 79h 79g;47d 79j 2ft
heat 79u 79v 79w 1od 6fy 6t4;5p li z0 19c
heated 79x 79y;1oj 6gq
heater 79z 2p9
heating 7a0
heave 7a1 7a2 7a3 23o 7a4;1rm 2zg 23q 6ot
heaven 7a5
heavenly 323 322 325;324 5e8 5ea 5e9
heaviness 7a6
heaving 7a1 7a7 7a2
heavy 4v9 5cx;4v7 7a8 7a9 7aa 7ab 5cw 7ac 7ad
hebephrenic 7ae;2of
hebraic 7af 7ag
hebrew 7ah 7ag 7af
hectic ob;o6
hedge 1x6;1jv 1qf 7ai
hedgehog 7aj
heed 7ak 7al;3tk
heedless 2y6 2y5;2y3 4nj 2y2
heel 5f8 7am;z3 6mh 2pp 2fq
heft 7a4;6ot 7an
hefty 7ao 7a8 40f;1v3 4v9 15c
height 5rx 7ap v4
heighten 5wf;hn xr 2dv
heir 7aq
heist 7ar;4d
hell 26n 7as 7at
hellenic 72v 72u
hellion 515
hello 7au
helm ;34q
help pa 1dl p9 1j6 pd pe 69k;ho pf 69l 46
helper 1dl
helpful 69n;69m 7av 7aw 7ax
helping 7ay
helpless 7az 7b0 4w0;6fd 16 1ls
helplessness 7b1
hem ;1ml 1rm
hemorrhage 279 274;276
hence 7b2
henpecked 5fz;17
herald 7b3 6o6 10g 7b 75q;pz 7d 21t
heraldic 3r1;3qv
herculean 531;708 w6
herd 7b4 4f8 7b5;2hz 4f9
here 7b6 7b7;1g2
hereafter 6up 7b8
hereinafter 7b8
heretofore 7b9
heritage 7ba 7bb 7bc
hermetic ;q9
hero 34b 7bd
heroic 22b 2ce 65o;xj 1h5 vn
heroism 6vd
heron 7bd
hesitancy 7be
hesitant 7bf;7bg
hesitate 2c0 7bh;4s5
hesitating 7bf;7bg
hesitation 7be 6b7
heterogeneous 1dt;1dr 5ap
hex 4i8 214;216
heyday 29t
hi 7au 78o
hibachi ;1r2
hibernate ;2py
hidden 3uq 3uu 3ut;3ur 2re
hide 6fi 7bi 1wy 5ng 7bj 7bk;1td 5p
hideaway 7bl
hideous 7bm 7bn;s 59d
hideout 7bl
hierarchical 71a;7bo 719 7bp
high hy 3oy 7bq 7br 7bs;hu 71h 7bt 7bu 7bv 7bw 3ox 7bx 7by 7bz 17e 7c0 7c1 7c2 7c3 7c4 7c5 7c6
higher 7bu 7bt;hy
highlight 7c7 6nu;6nv 7c8
highlighting 7c7
highly 68u
highwayman 7c9
hijack 3ov;3ow 16b
hijacker 7c9
hike 7ca 2dt 7cb 2du 1mh;2dv w8
hiking 7ca
hilarious 7cc;3op
hilarity 6z6
hill 7cd;2yu
hillbilly 2rc
hillock 7ce
hinder 7cf 28s 76b 1m1;25s 1jt 56s 1m5
hindering 3gt;28x
hinge ;l4
hint 2ja 3ik 7cg 7ch 7ci;45u
hip 7cj 7ck;j4
hire 44g 35z 360;361 68
hired 5u0;5ty
hiss 6j9 242 2da;1rm 7u 1lm 2db
hissing 6j9
historic 7cl 7cm;on ub
historical 65f 7cl 51n;cf on
history 8r
histrionics 7cn
hit 7co 3lt 2fq 2ff 1q9 6o;304 2n7
hitch 7cp 19z 7cq 7cr 7cs 2np 7ct;l4 w8 o5 21m
hither 7b7
hitherto 7b9
hitless 7cu 7cv;1fu
hitter 1tk
hitting 7co
hive 1wr 1wq;9f 1cz 3c9
hoarse 749;2so
hobble 7cw 7cs;w8 7cf 7cx
hobby 7cy
hock 7cz;40i 56p
hodgepodge 7d0 7d1
hoe ;7d2
hog 7d3 7d4;712
hoist ;2dv
hold 3d7 15h 4t8 43w 3fz 64y;557
holder 1v5
holding 7d5 1yk
holdup 7ar 4t9
hole ;2fq 31b
holiday 7d6 7d7;7d8
holler 1yi 7d9 2th 1wm;1u1 1rm 1wn
hollering 1yi
hollow 7d9 31b 31f 5ub 7da;xu 5ib 31d 7db 7dc 3g5 5uj ji
hollywood 7dd;4fy
holy 27p;27n 27m 7de 762
holystone ;7df
home 25 7dg 5fm;346 2dq 5fk
homebound 3xr;3xp
homegrown 7dh;7di
homeland 7dj
homeless 7dk 5b7;pt 15
homely 7dl 3oj 7dm;7dn 3of 1hr 6w2
homer ;9z
homeward 7do;f7
homicidal 29n;29h
homogeneous 40s;40o 7dp
homogenize ;5yy 19c
homosexual 6w5 7dq;7dr
honest 5hp 7ds 4vp 7dt;5ho 47e 1hv 7du
honestly 2up
honey 1yl;2ut vp
honeymoon ;7d7
honkytonk 5do
honor 1k7 7dv 7dw 7dx 4pz 31u 7dy;7dz 64 65
honorable 5hp 1hm 61h 70d;5ho 1hl 61i 61e
honored 61d;61e
honoring 7e0
honour 7dv 1k7 7dw 7dx 4pz 31u 7dy;7dz 64 65
hood 7e1;14t
hoof 6n8;w8 2pp
hook 1o3 3dw 70u 4eb;yn 1xj 4ec 2fq
hooked 4eh dg 4iv;1c4 df 17h
hookup 1cw
hoop 7e2 1sy;6yd
hoot 242 4kg;1rm
hop 7e3;2fp o5 7e4 2jz
hope 7e5 4y6;4y7 w1 1cl
hopeful 1ci 65s 7e6;65q 6q7
hopeless 16 7e7 1n5;12 254 4yf 4yq 7b0 7e8 3ip 7e9 2a
hopper 721
horde 7ea 5km
horizon 7eb
horizontal 7ec;7ed 7ee
horn ;70n
horrible qs;qq
horribly 1kx
horrid 1n6 7bm;2a s
horrific 7bm qt;s qq
horrified m9;m1
horrifying qs;qq
horror 7ef
horse 317 2nn 7eg;7l
horseback p8
hospitable 6x3 7eh 7ei;6x2 7ej 7ek
hospital 7el
host 7ea 1qo;xx
hostelry 7em
hostile np 7en 7eo;nk 11h 7ep 7eq 7er 26z
hostility nh
hot 1oj 7es 6gq 7et;1oi 28i 7eu 6g6 6go 79x 7ev 7ew 7ex 7ey 7ez 7f0 7f1 469 6gp 79y 7f2 7f3 7f4
hotness 79u
hotshot 9x
hound 5f8 7f5;363
hour 7f6
house 6i2 346;7i 770
household 6bh
housekeeping 7f7
housework 7f7
housing 7f8 7f9
hover 7fa 7fb;2c0 2sa
however 7fc
howl 7fd 7fe 1u2;2th 1rm 264 2sn
howling 7fd 68c;63a
hr 7f6
hubbub 7ff
huckster 78p 75p;78q 1rf
huddle 7fg 4ao;2ps 1z4
huddled 4fc;4fb
hue 7fh;5p 29y
hug 2ex;2ey e9
huge 22g;xj
hugging 7fi
hulk 6xz 7fj;7fk
hull ;xu
hum 7fl 2s9 7fm;1yt 2d 1lo 264
human 7fn 11x;11w 6r5
humane 7fo 7fp 3bi;7fq 3bg
humanist 7fr 7fs 7ft 7fo 7fq;7fp
humanistic 7ft 7fs 7fo 7fq;7fp
humanitarian 7fr 7fq;7fp
humanity 7fu 7fv
humanize ;5p
humankind 7fv
humans 7fv
humble 5ps 33r 7fw 2lz 7fx 1s2;5p ln 7fy 2lx 7fz 3ip 1s7
humbled 2lx;2lz
humbling 7g0;7g1
humbly 7g2
humiliate 33r;ln
humiliating 7g0;7g1
humiliation 33q 7g3 d
humming 7fl
humor 7g4 7g5;727
humorous 3op;69j 3oo 5l8 7g6 7cc 7g7 7g8 7g9 7ga 7gb
hun 7gc
hunch 7gd;18i
hunched 4eg;1z6
hundred 32w 2xa;23l
hunger 7ge 4bn 7gf;a6 w1 7gg
hungry 5uk 7gh;5uc 7gi 5ye
hunt wc 7f5;1nx 363 7gj
hunted ma;m1
hunting 7gk
hurdle 7gl;7gm
hurl 2go 4m3;2zg o5 267
hurler 7gn
hurried 6m3;6m2 788 789 7go
hurriedly 787
hurry 784 782 783 4m2 785 7gp;7u ba jc
hurrying 7gq 6d6;5r
hurt 77i 5cr 7gr a6 7gs zl 7gt 7gu 4ka;a9 6e7 zn 27g 59z 1tq
hurtle 4m3 2go;7u o5 2zg
husband 5oz;5p0
husbandry p0
hush 7gv 6v2 7gw;b2 3zq 54j 7gx
hushed 7gy;5lp
husky 1wo 749;1wp 2so
hustle 3uo g9 2rs 7gz;2hz o5 4d 6fu
hut 7h0
hyaline 3er;3ej
hydrophobic mb;m1
hymn ;7h1 2uy
hyperbolic 7h2;99
hyperfine 7h3;25f
hypertrophy ;1hg
hypnotize 5y5;2tu
hypoactive ;5gm
hypocrite 7h4
hypothesis 7h5 3z7
hypothesize 3z8;123
hypothetical 7h6;4o
hysteria 4bu
hysterical 7h7 od;3ul o6
ice 6sq 6sn;14t 6ru 37x
icebox 7h8
icy 3l1 17m 6sx 6z0;3ku 17o 6sp 6yx
idea 7h9 16s
ideal 7ha 7hb 4h;3sw 4a
idealist 5iz
idealized 7hc;3sw
identical 7hd 7he 7hf;3rs m0 7hg
identifiable 5ci;5ch 7hh
identification 4y0 7hi
identified 7hj;31x
identify 52q 10h;1db 4v2 4c 1dn
identity 7hk
ideological 4i;4a
idiom 7hl 5x 7hm
idiosyncrasy 6m9
idiosyncratic 7hn;7ho
idiot 7hp
idiotic 7hq 4r 7hr;2of 4t 1mx
idle 2pl 7hs 73z 7ht 6sg;7hu 740 7hv 5ej
idler 2pg
idly 7hw
idol 703 7hx
idolize 7hy;gl
idolized 7hz;fv
idyllic 7i0 7i1;3sw 1w1
ignite 7i2 60g 6fy;3j2 19c z0
ignited 7i3;1f
ignorant 7i4 7i5;7i6 7i7
ignore 5bi 58g 5bj;56 57f
ignored 7i8;6oq
ilk 7i9
ill pi la 77k 1n8 7ep 1nl;l8 7ia ph 7ib 7ic 1wh 7id 7ie 42a 7if 7ig 51m 5eh 7ih 6a9 6gb 6u7 7ii 72y 7ij 7ik 7il 7im 7in 7io 7ip 7iq 7ir 7is 7it 7iu 7iv 7iw 307 2a np
illegal 44a;449 4da 683 7ix 7iy 7iz 7j0
illegitimate 1t1 7ix 7j1;44a 7j2
illicit 685 7ix;684 7j3 44a
illiterate 7j4 7i4;7j5 7j6 7j7 7i6
illness 7j8
illuminate 7j9 4gy;7ja 3cv gn
illuminated 7jb;1h
illumine 7j9;7ja
illusion 7jc 6bq 4p1
illusionary 7jd;5iy
illusory 7je;5iy
illustrate 64n;4zm 4w3 gn
illustration 62z
illustrative 4uw;j7 3cy
illustrious 31v 6zi;31x 31y
image 7jf 7jg 5ys 5yg;7jh 4mn
imagery 7ji
imaginable 3v2;3v3
imaginary 6bo;5iy
imagination 7jj 7ji 7jk
imaginative 4cn;4ck
imagine 4mn 74o;3v5 123
imaging 7ji
imbalance 7jl 1ep
imbecile 7hp 7hr;1mx
imbed 5sr;5ss
imbibe 3u 1di 5hf;3s 2e5 3t
imitate 473 138;475 16p 3gv
imitation 2yd 1b0;19v
imitative 7jm 1dz;7jn 7jo 7jp 1dy 6of 1t2 7jq 7jr 7js
immaculate 3e9 7jt;3dz 7ju 3sw
immaterial 58f 7jv 686;58e 7jw 7jx 688
immature gf ge 72x gg;gc 37q 7jy 7jz 7k0 7k1 7k2 gb 7k3 2gv 37r 5mv 6yg 7k4 7k5 7k6 7k7 7k8 7k9 7ka 7kb 72z gd 7kc 7kd 7ke 7kf 7kg
immediacy 7kh
immediate 7ki 3h3 55e 7kj;65i en 559 7kk
immediately 55q
immense 22g;xj
immensely 7kl
immensity 72t
immerse 551 5jv 2r1;53j 32i 1qf
imminent 3h2;en
immoral 4od 1s4;5bw 4ob 7km 1s9
immortal 4t4
immune 64o 7kn 7ko;64l 7kp 7kq
immunity 64r
immutable 41c;41a
imp 7kr 7ks
impact 7kt 5v3 7ku k1;3rk 5p
impacted 3rn;3rh
impair 27e;27g
impaired 54s l9;54p 5mm lb
impairment 4k7 508 56n
impale 7kv;70n 109
impart 45v db 2yl;pz 5p 2kw
impartial 59w;59v 5aq
impasse 4na
impassioned 17p;1e
impatience 7kw
impatient 7kx 5mn;7ky 12x
impeccable 7jt 7kz;3sw 7l0
impede 7cf 1qv;25s
impel 6nh 304;cj 2hz
impelled 5k4;5k6
impending 3h2;en
imperative 4gq;4gp 7l1 7l2 7l3
imperfect 7l4 48o 6r5;6jy 48i 4rt 11x
imperfectly wy
imperial 7l5;18n
imperil 5v9;1ua
impersonal 7l6;3g1
impersonate 7l7 7l8;bj 139 4om
impervious 7l9;7la 7lb 7lc
impetuous 6nk;5ir
impetus 5jk
impinge 5uy 5ux;5uz hh
impinging 42b
impious 707;706 10d
implacable 73c;739
implant 5sr;5ss 1f9 an
implement 5w1 e8;14r 3cf 82
implemented 5w3
implicated 3vl;c7
implication 4qv 7ld
implicit 7le 3l;7lf 7lg 7lh 3h
implike 17d;17f
implore 1x2;1x5
imply 3zo 3zp 5xc;61 5xd 7li
import 7lj 7lk 7ld 7ll 7lm;66x 3pv pq
important ub 5nl 4fl 1i5;4fn u9 20j 21u 2qr 2wh 37m 405 5ck 72d 72q 7cm 7ln 7lo 7lp 7lq 7lr 5nk 628 6u5 7ls 7lt 7lu 7lv 7lw 7lx 4fo 4fp 4fq 1i8
importantly 7ly
importation 7lj
importunity 7lz
impose 5w2 3ch 7m0;3cf dw 1da
imposed ;7m1
imposing 1ro 541;vn 53y
imposition 7m2
impossible 7e9 7m3 7m4;7e7 7m5 7m6 7m7 24r
impotence 7m8 7m9
impotency 7m8 7m9
impotent 7ma;7mb
impractical 4c2 qa;4bz 7mc qc
imprecate 1wf 266;19a 267
imprecation 7md
impregnable 7me 6g4 7mf;q8 6f0 7mg
impress rs 2f2;28q
impressed ka;k7
impression 1y4 5pt 7mh 7mi
impressive vn 5pz;vl 7mj 1ee 1ro 4ms 5ik 65o 6ph 6vc 2ks 71n 7mk 7ml 5pu
imprimatur 498
imprint 7mi 2f2;3m7 28q
imprison 7mm;2sv
imprisoned 2w5;2w6
imprisonment 2w7
improbable 7mn 7mo 7mp;7mq 7mr 1eh
impromptu 7ms 7mt;7mu
improve pf 20r;5p 19c
improved 2on 20v 3ey;2om 50r 7mv wo 3ew
improvement he 7mw
improving 7mx;7my
improvise ;3x5 430
improvised 7mz;bp
impudent 6l0 6qc;10d 1e1
impudently 6s6
impulse 7n0 7n1 7n2
impulsive 7n3 7n4 5k7 173;7n5 7n6 34o 3p
impurity 5kl
impute 94;67
in 7n7 7n8 7n9 7na 6cr 7nb;7nc 4xz 4lb
inaccurate 1kl;1ki 7nd 7ne
inactive 7nf 7ng;7nh 7ni 7nj 7nk 7nl
inadequacy 4sa
inadequate 4sd 4sf;4sb 7nm 7nn 4sc
inadvertence 7no
inadvertently 7np
inanimate 2jh;1ce
inappropriate 7nq 7nr;7ns 7nt
inaudible 2je;2jd 7nu 7nv
inaugural 7nw 6ib;1xh
inaugurate 4qg;3p2 7nx 1xb
inauguration 7ny 7nw
incalculable 49g 7nz;49f 7o0
incandescent 6zj;1h 31y
incapable 7o1 7nm;7o2 7kp 4sd
incapacitate 56o 56p;5p 2n0
incarnate 5t0 47l;7o3 2d 2bq
incarnation 5sy 7o4
incense 632;7o5 n8
incensed zf;z9
incentive 7o6 2d6
inception 7o7
incertain 5h7;7o8 5h5 7o9
incessantly 31o va
inch 7n7 5p9;hh
incident 7oa;7ob 7oc 7od 7oe
incidental 7oa 75 7x;7ob 7oc 7od 7oe 77 7y
incidentally 79
incipience 7of
incipiency 7of
incise 4n6;210
incisive cm;co 5pb
incite ci 7og 701;cj o3
incitement 7oh 7oi 65b
inclination 5b6 54z
incline 7oj 7ok 7ol 3fy;2d 7om 4ws z3
inclined 16x 51u 7on;16t 6ms 7oo 7op 51t 7oq 7or 7os 6yk
inclose 1qf 4hj;2ea 19o
include 3u0 fz;4c d9 w
included ;2gs
inclusion 3u2
inclusive 3u8;3u3
incoherent 3yq;3yn 6uv 5ls
incoming 5xm 4xz;7ot 4xx 5r8 6ur 7na 7ou
incompatibility 7ov
incompatible 44o 11i;44n 11k 11l
incompetent 7ow 7ox 3io 1n9;7oy 3ip 2a
incomplete 75x 7oz;75w 7p0 7p1 7p2 7p3
incomprehensible 4gt 5wk;4gr 7p4 7p5 7p6 7p7 5wj 7p8 7p9 7pa
inconceivable 7m3;7m7
inconsequential 7pb;6gi 4s
inconsistency 7ov
inconsistent 3y8 7pc;3y6 7pd 7er 7nt
inconvenience 7pe 2f6;k1
inconvenient 1l2;1ky
incorporate 6mc 3ub 7pf;3o3 3u0 19b 3j3 ou
incorporated 7pf 47m 7pg;ou 19u 46x
incorrect 60c 7nd;60b 7ph 6b0 7pi 1kl
increase di 747 96 hn;4q8 5p
increased 99;98 1hh 5wg 7h2 62s 7pj 5rt 7pk
increasing 7pl 4cy;7pm 7pn 4cx
increasingly 7po
incredible 1eh;1eg 69f 7mp 7pp
incremental dp;dk
incubate ;mp 2jn
incubation 2ma
incubus 7pq
inculcate 54u;5jq
incur 6xr;66y b2
incurable 7pr;6he
incursion 7ps
indebted 7pt 7pu;7pv
indecent 7pw 4fy;7pi 4fw 7dd 7px 7py 7pz
indecision 7q0
indefatigable 5vs;r9
indefensible 7q1 7q2 7q3;7q4 3ui 7q5
indefinable 7q6 7q7;7q8 7q9
indefinite 7qa 7qb;7qc 7qd
indelicate 7px;1r1 4fy
independent 1j0 1iw 7qe;1iy 1ix 2ix 7qf 7qg 1iz 23z
indescribable 7q7;7q9
indeterminate vx;vs 7qh
index 7qi;7qj li 4p6
indiana 7n8
indicate 1hj 4xv 7qk 186;pz 8w 187
indicator 7qi
indict ;9s
indifference 7ql 7qm
indifferent 7qn 4nj 7qo;2es 28m 2y6 6gi
indigenous 7qp;7di
indignant zf;z9
indignation 7qq
indirect 7qr 51d 51b;7qs 7qt 51a 7qu 7qv 519 7qw
indiscriminate 7qx;7qy
indiscriminately 172
indispensable 4e3 60t;4dy 60u 7m1
indistinct 272;271 3i9 54h 7qz
indistinguishable 7hd;3rs
individual 7r0 7ho 7qf 7r1;7hn 7r2 7r3 7r4 7r5 1j0 64b 7r6
individualism 7r7
individualist 7r2;7ho
individualistic 7r2 2vs;7ho 2vp
individuality 7r7 7hk
individualized 7r8;7r6
individually 7r9
indoctrinate 7ra;30g
indolent 7hu 7ni;7hs 7nf
indoor 7rb;7rc
indoors 7rd
indorse 1ly 1lz 33i 5vh;16h ho 33k 5vi
indubitable ;aq
induce 30x 786;6ws 83 3vy
inducement 7o6
induct 7re 7rf;5xs fz 7rg 7rh
induction 7ri 6wq 62h
indulge 7rj 727 7rk 1lu;7l 5ia 56
indulgence 6mq
indulgent 4oc 6ee;4oa 5bx 7rl 6w7 6eb
industrial 50t;50q 7rm
industrious 54a 5vr;548 5vv
industry 7rn 546
ineffable 7q7 7ro;7q9 5ec
ineligible 5bd 7iy;5bb 5bc 7rp 7rq 44a
inept 1l1 7oy 7rr;1l7 7ox 76g
inert 7rs 7rt;6j5 7nh 5gm
inescapable 7ru;6e2
inescapably 7rv
inevitable 6e2 7rw;6e1 7ru 7rx 6o8
inevitably 7ry 7rv
inexcusable 7q5;7q3 4ni
inexhaustible 7rz 7s0;2gf 7s1
inexorable 739 cv;73c cw
inexpensive lk;36e 36f 36g 36h lj 36i 36j
inexperienced 6k2;6k1 7s2 7s3 7s4
inexplicable 4gt;4gr 7p4 7p5 7p6
inexplicably 4ht
inexpressible 7q9;7q7
infallible 6n7;6n6 7s5
infamous 7s6;4kc
infant 1lq
infantile 37q 7k3;gf ge
infatuation 4gf
infect 7s7;1kb 42g 48d rs
infection 7s8
infectious 7s9 30d;7sa 30c 42d
infective 7sb 7s9;4dk 7sa
infer 4qp 68m 4qq 74p;3vy 118
inferential 4qz 4qy;4qx 7sc
inferior 7fy 1s8;7fw 7sd 1s3 2pj 2r9 7se 3j9 3jg 3pl 4wa 7sf 7sg 7sh
infernal 62d 25j;4lt 25k
infertile 7si;7sj 7sk 7sl
infest 7sm 7sn;7so 7sp
infiltrate 7sq;6hb 7sr 2as
infinite 7ss 2gf 49f 3m;2ge 5vf 5ve 7rz 49g 3h
infinitely 5vg
infirmary 7el
infirmity 4o4
inflame 6fy;n6 7i2 z0
inflamed 7st 1d h2;zj 1h gr
inflammation 640 6i1
inflammatory 7su 7sv;zj 345
inflate xo 23q;hn 65l 5p 4je
inflated 7h2;99 1b9
inflation 7sw
inflect 3rz 7sx;2o7 1lm
inflection 7sy 7sz
inflexible cw 7t0 7t1 7t2;cv 7t3 7t4 7t5
inflict 3ch;dw
infliction 7m2 10o
inflow 7t6
influence 3m7 4p6 215;k1 cj 1e7
influent 7ou;4xz
influential 1i8;1i5 7t7 7t8
influx 7t6
inform 8w 627;dw 5p
informal 2zq 7t9 3lv 4aq;2zn 5kx 3lu 7ta 5yr 7tb 7tc wt
informant 7td
information 4m9
informed j4;j2 6bd 5ph 7ck 7te 7tf 7tg
infrared 7th;3ur
infrequent 7ti;7tj 7tk
infuriate 632;n8
infuriating 633;583
ingenuity 3fg 3fh
ingest 2e5 3t;3w
inglorious 7tl 7tm;7tn 7to
ingrained 614;5y9
ingredient 3tl
ingroup 2u5
inhabit 24y 7sp 5mh;1fx 1ua
inhabitant 5mi
inhabited 78j;7tp 78i 7tq 7tr 7ts 7tt
inhalation 1cj
inhale 7tu;7tv 2jb
inherent 41i 7lf;41j 7le
inherit ;68 6fu
inheritance 7bc 7bb 7ba
inherited 6bc;yj
inhibit 4ko;1jt 7cf zn
inhibited 7tw;7tx 7ty
inhibition 7tz
inhibitory 7u0;3xv
inhospitable 26z;26x 705 7eo
inhuman 7u1;209 29e
inhumane 209;2nh 208 7u1 7u2
initial 6if;5vi 1sq
initialize 6p7;1db 1p8
initiate 1xc 7u3 5wr 7u4 bx 7rf 2l5;19b cj fz j0
initiation 7ri 4cj 7u5
initiative 5xn 6ib;1xh
inject ;fe d9 4hj 1s5
injure 2n0 ln 7gt;7gs z0 27g
injured 59z 5b3;7u6 59y 7gu 7u7 7u8 10r
injury 77i 7u9
injustice 7ua
ink ;5vi 1ed 2cn
inkling 6za
inky ;35i
inlay 78d;gn
inlet 7ub 7uc
inmate 3un
inn 7em
inner 7ud 7ue 7uf 64c;7ug 7uh 41j u1
inning 6r8
innocence 7ui 7uj
innocent 3ez 77o 7uk 7ul;3ex 7um 77n 7l0 37t
innovate 4o7;bx
innovation 7un 3vf 4cj
innovative ht 73y;hx 4lg
innumerable 49f;49g
inoculation 7uo
inorganic x8;x4 1ar 7up
input 3pa 7uq;5ss
inquire 1c0 5x0 5wz;dw 5x2 5x1
inquiring 7ur 7us;7ut 7uu 7uv
inquiry 7uw 7ux
inquisitive 4hr 7uu;4hq 7us
insane 2of 6n3;2od 4by 33f 7hq 4bw 7uy 7ae 7uz 7v0 7v1 7v2 7v3 7v4 7v5 7v6 4t
insanely 4bx 4nf
inscribe 355 5i3;2yt 2dj 3aw 2di
inscribed 7v7 2yw;4ih 2yv
inscription 7v8 4qm
inscrutable 4gr;4gt
insect 7v9
insensitive 4n9 2tq;4n8 2tn 7va 7vb
insert 7vc 5ss 4hj 7vd;l4 19o 1qf da
inset 7vc;4hj
inside 7ve 7vf 7vg 64c 7uh 7rd 7vh 7vi;7rc u1 7ue
insidious 7vj 4kz 77l;1xm 4kt 307
insight 7vk
insightful 7vl;co
insignificant 7vm 7vn 6kp 7vo;5uj 7vp 7vq 6kn 7vr 7vs 7vt 1f1
insist 1d4 1zz 1d3;1x2 1d5
insistence 7vu
insistent 43j 4gp;43h 4gq
insolence 4gl
insolent 6l0 1h4;10d 1h6
insoluble 7vv 7e8;7vw 16
inspect 2z5 7vx 1hc;1j3 y6
inspirational 7vy;5ec
inspire zw 7vz 1rr;101 7w0 30x 1ru
inspired 6zg;31y
instability 7jl
instal 7w1 5xs 7w2;19o
install 7w1 5xs 7w2;19o
installation 7w3 69o 7ri
installment 5yp 7w3
instance 2z2 62z 64n;4zm
instancy 7kh
instant 79q 7w4 6d8 7w5 4gp;5r 65i 4gq
instantaneous 6d8;5r
instantly 55q 7w6
instead v3 7w7
instigate 7og 7vz;o3 30x
instinct 6tb;lv
institute 14v;bx 19b
institution 619 4cj
institutional 7w8;7w9
institutionalize 3pu;3pv
institutionalized 7w9;7w8
instruct 30g 2k4;8w 3ot
instruction 5pl 7wa
instructive 3cy;3cx 4uw 5ey 5pm 66g 672 7wb
instructor 7wc
instrument 7wd 7we;gq 3to dv
instrumental 7av;69n
instrumentalist 7wf
instrumentality 7wg
instrumentation 7wg 7wh
insubstantial ji 6kl;jh 7wi 7da 7wj 7wk yr
insufficient 4sc;4se 4sf 4sg 4sh 4si
insularity 4zj
insulate 7wl 7wm;5p 56t
insulation 4zj
insult 51 ll lm;ln
insuperable 7wn 7wo;7mg 7wp
insurance 7wq
insure 1bk 1e5 7wr;1bm 33k 35q
insurmountable 7wp 7wn;7wo 7mg
insurrection 7ws
intact 5xw 7wt 5xy 7wu;5xz 7wv 5y1 7ww
intake 427 7uc 1cj
intangible 7jx;5sd 7jv
integral 41i 5xw;41j 5xz
integrate 6mc 7wx 7wy;3o3 19c de
integrated 7pf 46x 7wz 7x0;ou 46v 5st 7pg 7x1 7x2 7x3
integrating 7x4
integration 7x4 40y
integrity 7x5
intellect 7x6 7x7
intellectual 7x7 7x8 7x9 32y;7xa 7xb 7xc 7xd 7xe
intelligence 7xf
intelligent nu 7xg 79d 7xh;nt 16v 2hh 2k9 2ev 7xi 7xj 7xk 3qk 3kc
intelligible 3u1;6w
intend pp pr pq 4v4;35y 45u
intended 2t6 1fh;3zt 2t5 4tf 1fe
intense 1ne cl 7xl;1n0 2ni 3v8 425 67c 68t 6gl 7xm 7xn 7xo 7xp 7xq 7xr 7xs 7xt 7xu 7xv 7xw cn 7xx
intensely 4rf
intensified 7xm;1ne
intensify 7xy xr 5o;hn 96 5p
intensifying 4re;634 4rd
intensity 7xz
intensive 7xn;1ne
intent pj 7y0 3x;3y
intention pj
intentional 4tf 4y1;2t6 4y2
intentionally j5
inter 2r0;2r2
interact 1d1;ba
interactive 7y1 7y2;23b
intercede 175;176
intercept 2ob;30a 2oc
interchange 63o 7y3 2z8 7y4 us;5p ro ux
interconnect ;1al 1fb
interconnected 7y5 46v;4dt 46x
intercontinental 7y6;7y7
intercourse 7y8
interdependence 7y9
interdependent 4w1;1ls
interest 7ya 7yb 5w6 3vj 6ck;z0 k5
interested 3vk;c7
interesting 40;3z 5xq 7yc
interfaith 7yd;39q
interfere 7ye;7cf 1d1
interference 7yf 7yg
interfering 2rw;2rz
interim 7yh 7yi;bp
interior 7ve 7vf 7rc 5fm 7ud 7yj;7rb 7vg 5fk 7ug 7yk
interject 7yl;28v
interlace 7ym 7yn;5cm 3fz
interlock 7yo 7yp 7yn;46s 3fz 2ex
interlocking 7yq 7yo 3t5;3lx
interlude ;1he
intermediate 175 72p 1jn;176 72o 75y 7yr 7ys 7yt 1jr
intermeshed 7yu;5xh
interminable 5vd;39c
intermission 7yv
intermittent 7yw;7yx
internal 7yk 5fm 7ud;7yj 7yy 5fk 7ug
internalize ;94
international 6ze 67t;6zd 7yz 2x
internationally 6zf
internet 7z0
interpenetrate 7z1 53g;53j
interpersonal 7z2;4hh
interpose 7yl 7ye;28v 1d1
interposition 7z3
interpret 420 3pf 7z4 2wc;15p 3cw 3x5 bl
interpretation 7z5 7z6
interpretative 7wb;3cy
interpreted 7z7;15g
interpreter 7z8
interpreting 7z6
interrelated 7y5;4dt
interrelation 7z9
interrelationship 7z9
interrogation 7za 62x 7ux
interrogative 7za
interrupt 28v 5dh 5bn 2io;2bw ba 5bo 1le
interruption 5bp 2im 7yv
intersect 4ev;4ey
intersecting 4f1;4f0
intersection 4f2
intertwine 7ym 7zb 4ec;5cm 1oc 7zc
interval 7zd
intervene 7ye;1d1 2vb 18j
intervention 7yf 7z3
interview 1hb 7ze;188
interweave 2ha;5cm
interwoven 3t5;3lx
intimacy 6bg jz 3hm
intimate 3xf 7zf 3hd 7zg 4aq 3hc;7ci 3zp 16r 7r6 wt
intimately 3hl
intimidate 2mp 4me;qp 4wr
intimidation 2pd
intolerable 24r;24m 7zh 7m4 7zi 7zj
intonation 7zk
intone 34s 34r;1lm 1yt b8
intractable 1pa;1p9 7zl 7zm
intricate 3t6;3lx
intricately 5qm
intrigue 6ci 7zn;6ck 3zf
intriguing 343 7yc;345 40
intrinsic 41j 7yy;41i 7uf 7yk
introduce at 4o7 4hj 7zo;8w bx 19o
introduction 4o6
introductory 7zp 1sl 7zq;1xh 1sq 2n
introject ;b2
introjected 7x1;46x
introspective 7zr
introvert ;7zs 5p
introverted 7zr
intrude 2f8 7zt 7zu;2bg 2ar 4g5 3ch
intrusion 5v1
intrusive 2rz;5v0 2rw
intrust 3p5;3pw
intuition 7gd
intuitive 7zv 7zw;7n5 4s
inundation 4u5 4u4
inure 2tp;9t
invade 7so 7zx 7sn;1cp 2bg 7sp 7z1
invalid 56p 6b4 66f;1yy 2n0 6b1 7zy 66e
invalidate 7zz 800;2uj 801 44k 5p
invaluable 802;803
invariable 418 41b;419 804 805
invariably v9
invariant 805 419;41b
invasion 5v1
invasive no 806 5v0;nj 1fm 2rz
inveigh 807 4pn;1wn 4po
invent 452 3w8;3v5 3w6
invention 3vf 7un
inventive 4cn;4ck
inventory 808;7qj
inverse 809 1ms 80a;1mn 80b
invert 80c;5p 80d
inverted 80e;80f
invest 6u4 5u6 gp 4ff;lh 5u7 gq 5xs
investigate 62y 5wz;y6 5x1
investigating 80g
investigation 80h 80g
investigative 7ut;7us
investigator 80i 501
investing 80j
investment 80j
invincible 80k;7mg
inviolate 7wt 80l;7wv 5ec
invisible 3ur;3uq 7th 80m 80n
invite 80o tr;z0 144 101 5wl
inviting 80p;80q 80r
invoke 19a 142;19d 3b3 144
involuntary 5k5 1is;5k3 6nj 80s 80t 1iq 1iv
involve k3 5i8 3s8;k5 fz 2e
involved c7 1fi 3t2;c4 3vk 5xf 5w7 3vl 2qg 1fe 3lx
involvement 80u 7ya jz
invulnerable q8;q7 2ct 4s3 5y7 7me 80v 80w
inward 7ug 7ot 7nb;7ud 80x 4xz
inwardly 7vi
iodinate ;5p
ionic 1ga
ira yy
iridescent 3ni 2kf;1g 17t
irksome 2et;2eu
iron 80y;80z 1wp
ironic 5l8 810;3op 7nt
ironical 810 5l8;7nt 3op
ironlike 811;1v3
irons 33s
ironshod 812;2e0
irony 813
irrational 286;281 814
irreconcilable 7er;7en 7pc
irregular 74m 4ep 815;4ef 816 817 7yx
irregularity 22
irrelevant 688;818 686 819
irresistible 81a 1gu;81b 1gm
irresolute 58k;58i
irresolution 7q0
irrespective 5bk
irresponsible 2xo;2xm 81c 81d
irreverence 81e
irreversible 81f;81g
irrevocable 81h;81i
irrigate 81j;4kp fg
irritability 81k 63t 81l
irritable 4bh 81m 81n;4bj 81o
irritably 81p
irritate 10k 33n;10l n6 63u
irritating 10u 81q;10v y2 1nf
irritation 10m 81r
irruption 60h
ism 5ez
isolate 7wm 81s;56t 68 2rq 300
isolated 81t 4zd 81u 81v;7yx 136 u0
isolating yd;yb
isothermal 5z1;46u
isotonic 81w;19k
isotropic 7hg;7hf
issuance 81x
issue 81y 81x 5pd 81z 5t6;px 5cy dw
italicize ;820
itch 821 822 823;33n a6 w1
item 4zl 4zk
itemize 5yb;10h 824
iterate 3b8;pz 825
iteration 826 827
iterative 828;829
ivory 2cx
jab 82a 82b 702;5k2 1tm
jabber 6uw 82c;1lm
jabbing 82a
jack 82d 82e 82f;2dv wc
jackass 70k
jacket ;14t 3i1
jade 82g 6e6 651;507 6e7 vp
jaded 82h 82i;1vj 82j
jagged 82k;4dg 39w
jail 3g2 7mm;2sv
jam 6j0 4ge 82l 28u;4f9 6ke 2mz 28v
jammed 4fd;4fb
jan 82m
jangle 82n 82o;264
jangling ;2so
january 82m
jap 82p
jar 82q 3d4 82r;3d5 o5 2hz rs
jargon 183
jarring ;2so
jaunty 4la 375;4lb 1us
java 3k3
jaw 36a 34a 1zm;188 1lm 37e g7
jazz 82s 1wc;2og 1we
jazzy 82t 3nm;34w 2id
jealous 5yd;5ye 4js
jeep 82u
jeer 82v 1rs;1o5
jelly ;27i
jeopardize 5v9 ic;1ua ie
jeopardy 78t
jerk 82w 82x 82y 82z 830 2np;1gj o5 831
jerking 82w 832;468
jerky 82x 832 833 6n0;468 33 4va
jest 6ux 834 6mz 121;dw bi
jesus 393
jet 835 75b 836;3av 1ph 35i
jetting 837;838
jew 7ah
jewel 6wd;gn
jeweled gs;gr
jibe 1qw 8h;or 839
jig ;2pp
jilt ;4xo
jimdandy 83a 83b
jimhickey 83a 83b
jimmy 83c;2ij
jingle 82n 5fb 82o;264
jingling ;3g5
jittery 5pc;19k
jive ;2pp
job 2rh 38x 83d 2p6;36p 44g 53t 6u4
jockey 36o;1ve 83e
jocose 7g7;3op
jocular 7g7;3op
jog 83f 83g 83h 3g8;43t 83i 3ga
joggle 83j;465 yn
john 1tg
johnny 83k
join 1ao 7sr 1d0 1fc;1fb
joined 83l 3zj;83m eo
joint 1aq 1ao 83n 1ah 3cs 83o 83p;6is li yn 2rq 3cq 3vo 3za 3lp 3qc 23c
jointly 3ls
joke 6ux 834 11y 6mz 121;dw bi
joker 83q
joking 7g7;3op
jolly 1qq 6w6 6ag;1o5 5p5
jolt 82q 82w 82r;o5 o4
jolted og oa;o7 o6
jostle 83r 5qz;2rb 6ke
jostling 83r
jot 83s 7cg;83t
jotting 83s
journal 520
journey 83u 83v 4g4;3re 7u
journeying 83u
joust 83w 83x;1cq
jovial 6w6;5p5
joy 4tt 371;z1
joyous 5p5;5p4 6z8 6g8 6w6
jubilant 68y 6z8;68z 5p5
jubilantly 28n
judge 83y 83z 67 16l b8;4p5 1dp de am
judgment 840 1dc
judicial 841 4e2;842 4dx
judiciary 1yw
jug 7mm;2sv
juicy 843 844 6dp 845;846 hb 6e0
juju 847
jumble 848 7d1 849 3yl 84a;2d 1cy 576
jumbled 5ah;3iw
jump 84b 84c 84d 2fp 2bz;o5 1co 3fx
jumpy 5pc 84e;19k
junction 3zc 1ao
juncture 84f 4f4 1ao
junior 84g 7ys 7k4;84h 84i 72p ge
junk 4o5 84j;5
jurisprudence 84k
jurist 83y
jury 84l
just 6iy 5zf 12u 84m 2s0 62o 84n;6ix 84o 5zg 5zh 12t 6ad 6ae 6af 84p
justice 84q 83y
justify 64j;84r 64i ez
justly 84s
justness 84t 84q
jutting 84u;1wu
juvenile gc;gf
juxtapose ;19o
kale 2ik
keen 84v cm 67c 2pc 4jo;2qz co 1ne 6g cn
keenly cp
keenness 84w 5mo
keep 84x 5lx 43w 43s 4qt 25s;ba 64y
keeper 4j6
keeping 7d5
keepsake 84y
ken 3k7
kept 84z
ketosis a2
kettle 2c4
key 4xk 2wh;li 38v ub
keynote ;850 du
khaki ;vp
kick 851 1q5 852 1wl 853 2dx;304 1q9 2pp
kicking 851
kickoff 1xe
kid 37o 37p 1qq;5lz 1o5
kidnap 854;3ow
kill 855 109 4rj;4rk 1le 2d
killable 5og;5of
killing 855 7g8;3op
kilometer 856
kind 6ou 1ze 6x2 6oo;715 1zb 6x6 6x3 6on
kinda 857
kindled 7i3;1f
kindly 1zb;1ze
kindred 3cj qg 858;qi qj
kinetic 859 5mj;lp 34o
kingdom 85a 85b
kinship kw 85c
kiss 85d;2n7
kissing 7fi
kit 85e;gq
kitten ;1ut
kittenish 85f;17f
km 856
knack 1zh
knapsack 1mg
knead 85g 85h;457
knee 85i
kneecap ;71z
kneel ;85j
knife 85k 1u7;2n0
knifelike cm 4jo 5cf;5pb co cn 389
knight 5ld;5lf
knightly 85l 38a;on 38b
knit 85m 85n 85o 7zc 4g8;1oc 1fc 4cc
knitting 85n
knob 85p 85q
knock 85r 85s 1q3 2pm 85t;1tm 85u 2ff 1lo
knocking 85r
knoll 7ce
knot 85v;1oc 1py 7ym
knotted 6dh 4ei;6dg 1c4
knotty 1ns 4ei 3t2 85w;w6 1c4 3lx 5xh
know 85x 85y 127
knowing 7te 4tf 7tf 5pi;j4 2t6 5pg
knowledge 3k6
knowledgeable 5pi 7tf 666;5pg j4 665
known 31x;31v 7hj 85z 860
knuckle ;4gc 245
kosher 861;1wa
krauthead 7gc
lab 862
label dx 1nh b8;4v3 l4 am 44v
labeled 863
labor 864 865 3xs 866 53s 867;6gs 53t 664
laboratory 862
labored 1l4;1kz 17z
laborer 82f
laborious 17w;17z
laborsaving 7aw;69n
labour 864 3xs 865 53s 866 867;53t 6gs 664
labyrinth 868
labyrinthine 3t7;3lx
lace 7ym 2h8 869;5cm 2h9 1py
laced 86a;2kv
lacerate 7u7;2ro ln 39w 59z
lack 4s9 648
lacking 4sb 3a;4sd 3e
lactating 86b;86c
lacy 6bt 86d;1rq 4dt
lad 291 4h1
ladder 86e;2ip
laden 86f 86g 6tc 2qf;xu 2cn lv 2qe
ladened 6tc;lv
lady 4kf
ladylike 86h;3bj
lag 7yh 86i 7mm;6mg 2sv 86j 14t
laggard 5kd 86k;86l
laid 19s;19p
lam 2q0 6jb;6 1t6
lamb 4nr;1ut
lamblike ;wg
lament 86m 55t 84v 1yu;2qz 1wn
lamentation 86m 86n
laminate ;2jm 6jt 14t 3f2
lampoon 86o;75h
lance 86p 6y5;7u 70n 2ij
land 86q 5fi 5nf s0 86r;1a6 5p 2kw
landmark 86s
landrover 82u
landscape ;gn 6vq
landscaped 7mv;2on
language 86t 86u
languid 5j1;4mr
languish a5 69z;56z a8 507
languor 86v
lanky 6vi 6vj;6vk 2d9
lap 86w 86x 86y 86z;2vb 2ya 1lo 5hf
lappet 870
lapping 871
lapse 872 873;874 eu 875 876
lapsed 877;1es
large xj 7ls 6wz 21w;xg 1el 21x 21y 21z 220 221 222 223 224 225 226 227 228 229 22a 22b 22c 22d 22e 22f 22g 22h 1qb 22i 22j 22k 22l 22m 22n 22o 22p 22q 22r 22s 22t 22u 22v 22w 22x 22y 22z 230 231 232 233 234 235 5nl 6o5 6wv
largely 878
larger 21y;xj
larval 7kc;gg
lash 39x 879 2zt 87a;1t6 87b 1tm 1py
lashing 87c 87d;469
last 3gw 5vm 87e 87f 3hw 87g 6hg;87h on 87i 87j 87k 3hv 87l
lasting y 5m5 87m 87n;x 61f 87o 87p 39c 87q
lastly 6hg
latch ;yn
late 87r 1xw 87s 4mz 4r6 87t;87u 1xx on 1ce
lately 87t
latent 87v 7nj;87w 7nf
later 87x hw mi;7y hs
latest 4i4 6cn;ly 4lb
lather 87y 6sa 2zt 87z;1t6 6m5 6ss 1tc
latin 880
latitude 881
lattice 738
laugh 882 6ux 2sn;2qz
laughing 76u;28h
laughter 882
launch 883 610 884;612 304 1x9
launcher 302
launching 4o6 883
laundry 885
laurels 1k7 7dv
lavatory 1tg 886
lavender 887;vp
lavish 888 6wx 889;423 1zf 6yb
lavishly 68q 68r
law 84k
lawless 88a 88b;88c 88d
lawyer 1gi
lax 88e 88f;88g 88h 88i 88j 88k
lay 1pd 1pe 19o 2r2 88l;2hz 51e 88m vc
layer 88n;2yu
layered 88o;88p
layman 88q
laze 2pl
lazily 7hw
lazy 88r 7hu;86l 7hs
lb 88s
lead 88t 1ud 88u 5xe 78u;7rh 78v
leaded 6j6 88v;6j3 88w
leaden 3ic 7ac 88x;3i8 5cx 17z
leaders 88y
leadership 88z 88y
leading 88z 890 891 55n p2;892 17e 55m 74y p6
leaf 6me 6kc;6kd b1
leaflet 4j3 893
league 3xd;1dq
leak 894 895;1lp 5t6
leakage 895
lean 896 z3 7ol 2d9 4sg;z6 19o 2d 20i 897 2sq 898 6vj 899 89a 89b 89c 89d 2d7 89e 89f 89g 89h 89i 89j 89k 89l 4sc 89m
leaning 89n 896 7op;51u
leap 2fm 84c 84b 2fp;o5 34i
leapfrog ;2fp 89o
leaping 2fm
learn 3w 1bn uw 1hd;2d0
learned 60e 5pi;5f 5pg
learner 89p 15y
learning b5 89q
lease 89r 89s 35z 89t 360;361 8i 68
leash 89u 89v 89w;1py
leather ;2zt
leathered ;89x
leave 6cb 6 4xo;6xs 46
leaving 4vl
lecture 89y 89z 8a0 1zm;30g g7
lecturing 89z
ledge 8a1
lee 5hq;5hr
leech 8a2 275;fg
leer 8a3;ft
leering 8a4 8a5;8a6 hb
left 8a7 8a8 8a9 8aa;8ab 8ac 8ad 8ae
leftfield 8a7
leftover 8af 8a9;8ad
lefty 8ag 8ah
leg 2hl
legacy 1zl
legal 842 8ai;841 8aj 8ak 23v
legend 2w1
legendary 85z 699;31x 5iy
leggy 8al 8am;6vk
legion 7ea 8an;8ao
legislate 8ap;5ul
legitimacy 1hx
legitimate 8aq 8ar 8as 616 8aj;w 64j 5p 8at 23v 5y9 842
legitimize 8aq;w
leisurely 5o7;2y0
lend db 8au;5p 8i 2d
length 5m8 5c3
lengthen 5s9;hn 1hg
lengthening 8av
lengthwise 1lg;1lf 8aw
lengthy 67g;39c
leo 8ax 8ay
lesion 8az
less 7sf 6gd;1s8 6gc
lessen 4op 2s 8b0;4q8 5p 56z
lessened 54p;54s 5ns
lessening 4q4
lesser 8b1;1f1
lesson 631 8b2
let tl w 6xq;30x 66 6xs
letdown 574
lethal 4nc;4ng
lethargy 86v
letter 8b3;5n4 820 2vt
lettering 7v8
letting 89r
level 4t1 718 4t2 5a8 61v 8b4 61z 8b5 7ed 621;pm 4um 28q 61w 4vv 7ec
levelheaded 79d;3qk
lever 83c;2ij
leverage 8b6 8b7;8b8 li
leveraging 8b7
levy 7m0 8b9;1da 5i2
lewd 56m 8ba;1ty hb
lexicon 8bb 525
liable 16u 8bc 8bd;16y 8be wh 8z
liaison jz
liberal 8bf 8bg 8ae 8bh 6ww;30n 8aa 8bi 8bj 8bk 1zf
liberalize ;5p b2
liberally 6x0
liberate 5sj 6ri 5sk;19c 2z9 6ws
liberated 6rn 5sl;6rj 1iz
liberation 8bl 5a9
libertine 5bw;4od
liberty 1j1
license 8bm 8bn 92;16i
licensed 1ih;16k
lick 8bo 3gm 86x 118 86z;1ve 2ya 15p 5hf
licked 4ro;4rm
licking 4rh 1vm
lid 696 78a
lie 2vb 1sx 40k;1fx 1ua 2d
lieutenant 4x1
life 8bp 106
lifeless 4n0 5ue 4n4;1ce 25t 8bq 4mt
lifelike 8br 8bs;8bt 8bu
lifelong 8bv;39c
lift 5rw 2dv 6ot 2nl;2hz 7u
lifted 8bw;5ru
light 2kn 7j9 rz 7i2 qd 8bx 8by;7ja s0 3j2 8bz qb 2q5 8c0 8c1 8c2
lighted 1f 7jb;1b 7i3 1h
lighten 2kk;36z 370 5p
lighter 1rg;2r5
lighthearted 28l;1us
lighthouse 1ub
lighting 6i1
lightly 8by 6xd
lightness 5qy 8c3 nw
lightweight 8bz 8c4;qd 6gi
like 7i9 2xg 48y 8c5 8c6 sa 3rr;w1 4c 8c7 8c8 8c9 3rs
likely 16y 8ca 8cb 1y6 8cc;16u 8cd 8ce 8cf 8cg 8ch 6us 1y5
likeness 8ci 8cj
likewise 8ck uh sb
lilac 887;vp
lilt ;62
limbo 8cl
lime ;8cm 14t
limit 2fw 4ue 2fx 2vc 4sn;2s gj
limitation 8cn
limited 673 8co 8cp 8cq;8cr 8cs 8ct 3wy
limiting 8cu 3xu 8cv;3xv
limitless 2fk 2ge;2fi 8cw 8cx 2gf
limp 7cw 7cs 8cy 88i;w8 43v yr 88f
line 8cz 4d6 3aw 4ds;2vb 14t 1ed 8d0
lineage yk 4xj
linear dl y5 5s7;dm 4u3
lined 2ej 8d1;2ef te
liner 8d2 8d3
linger 8d4 8d5;8d6 2d 6 o5
lingual 8d7
lingually 8d8
linguistic 8d7
linguistically 8d8
lining 8d2 8d3 69r
link 3zm 1dn 1fb 1al 8d9;1dp l4
linked 3zj;eo
lion 8ax 8ay
lionize 31s;31u
lip 8da 2kt
lipstick ;448 7c8
liquid 6lv 8db 3es 5c1;6lu 8dc 8dd 3ej 5c0 8de 8df 8dg
liquidate 8dh;109 8di 2z7
liquor 2e3
list 8dj 896 7qj 7am;5yb 2dj o5 z3
listen 7om 7al;a7 32i 3tk
listener 79m
listening 79n
listing 8dj
listless ;4mr 29d
lit 8dk 7jb 1f;1h 1b 7i3
literal cc 62k 66l 8dl;cg 62j 66h 1hr
literary 8dm 6p4;8dn 6oz
literate 8dn 5pj;8dm 5pg
literature 8dk
lithe 713;5rp
litter 1wg;2d 8do 1ut
littered 3iv;3iw
little 1f1 8dp 7k5 6gh;1ez 8dq 54t 8dr 7vo 8ds 5rz 8dt 8du 8dv 8b1 8dw 8dx 8dy 8dz 8e0 8e1 8e2 8e3 8e4 8e5 8e6 8e7 8e8 ge 6gi
livable 75m;75l
live 24y 1lw 5vm 2jc se;1fx si sj sk 3g5
livelihood 84x
lively sl 8e9 r4 5qr;sf 2fs 2ca r9 5qq
liver 3mu;1u6
livid 1bt zg 7u6;1bu 1h z9 59z
living 8bp 106 84x 8ea 3n 67e;8bt 3h 67d
load 2q8 8eb 2yc 86g 8ec;2cn 3pv 19o
loaded 6tc 8ed le;lv 8ee lf
loading 2q8 8eb 2yc
loads 5hw
loaf 2pi 8d4;2pl 2d
loan 8au;8i
loathe p;q
loathsome 8ef 59l;7wk s
lob ;2zg
lobby 6qx;1x3
lobscouse 8eg
lobscuse 8eg
local 8eh;8ei 8ej
locality 8ek
localization 8el
localized 8ei 4oz;8eh 4oy
locate 8em b3 8en 3ly;1fo 1bj 6pp
located 8eo;1sd
location 8ep 8el
lock 4hu 2cp 6l1 7yn;yn 2hz 3fz
locker 2si
locking 8eq
lockup 8eq
lodge 3ii 4wj 6gz 1rt;24y yn 9r 346
lodging 7f8
loft 1g9;2f9 304 2fq
lofty 5rs 7bx 6vc;5rv 3oy vn
log 8er 8es;2di 6fj
logarithm 8er
logical 8as 3k9 3ka;23v 3kb 3kc
logistic 8et
logistical 8et
loiter 8d4;2d
lone tu 8eu 8ev;u0 tz 8ew
loneliness 4yc u3
lonely tu 4t6 8eu;u0 2af tz 8
long a8 39c 5sa 8ex 8ey;w1 399 67g 5m5 5vd 8bv 8ez 8f0 8f1 8f2 5s8 5sb 6c0 8f3 6vk
longevity 8f4
longhand 4if 8f5;4ih
longing 8f6
longitudinal 8aw 8ez;1lg 39c
longstanding 8f0;39c
look 678 8f7 6fe ft 14a 8f8 4g5;2d 1j3
looking 8f7 8f9;13u
lookup 8fa
loom 7fj 2m7;14a 7fk 2m9 2h9
loop 826 4ec 3kh;3a6 7zc 1pc
looping 827
loose 6ri 8fb 8fc 8fd 8fe 1o2 7t9 6rl;598 5p 56z 8ff 88c 1o1 5kx
loosely 2lp
loosen 8fc;5p b2 59a
loot 2e2 2ik 8fg 4yo;4d 1aa
looted 5uf;25t
lope 83f 2v0;3ga
lord 4cp 8fh 8fi;5lf
lordly 1hk 593;18n 1a8
lose 6oi;zm
loser 6a4
lost 5g8 8fj 3yo 4ie 3y4;8fk 8fl 8fm 8fn rv 4ic 4yz 3y3
lot 1t8 1pv 3b1 fd;1p8 8i
lots 5hw 8fo
loud 236 2i1 6pr u8;21v 265 4nk 5nj 8fp 8fq 8fr 1r1 6pt 6pu
loudly u8 6ps
loudspeaker 8fs
lounge 48z 8d4;4f7 2d
louse 7v9
lousy 1n7 569 1ku;2a 1wk 1ks
love 1yl gm 5wm 8ft 1wc;48y 1we
loved fv;fu 7hz 1ym 37b 6eh
loveliness 6ah
lovely 1vw 5va;1vp yx
lover 2o1
loving kp;6mr ko x1 x2 1ff 2w2 8fu
lovingly 6mu
low 8fv 4wv 8fw 8fx;1rm 4wt 8fy 8fz 8g0 5lp 3jf
lower 4ws 8g1 4wq;2hz 2s 5p
lowering 3id;3i8
lowly 7fw 84h 7fx 1s2;7fy 84g 3ip 1s7
loyal 5fd 8g2 6am;5fc 8g3 6al
loyalty t4
lucid 3el 8g4 3ka 3eq;2lh 8g5 3kc 3ej
lucidity 3cz
lucifer 513 8g6 8g7
luck 3b1 34e 6q9
luckily 6q8
lucky 6q6 6ed;6q1 6eg
ludicrous 7g6 4r;3op 4t
lug 8g8 8g9;1uw 3gq
luggage 1o0
lugubrious 8ga;zp
lukewarm 8gb 8gc;8gd 8ge
lull 8gf 14h;6v2 2tx
lumber 8gg 8gh 8es;w8 6fj
luminary 8gi
luminescence 6zm
luminescent ;1h
luminosity 2kn
luminous 2kc;17t
lummox 3gp
lump 39i 8gj 3gp 39j 39k;9d 1ta
lumpish 8gk;4va
lunatic 8gl 8gm 7uz;2of
lunation 8gn
lunch 8go;1qp 2j0
luncheon 8go
lunge 8gp 4m3;o5
lurch 8gq 8gr 8gp 2xk 8gs 8gt;w8 o5 7u 8d4
lure 1o3 1o4 1o7;o3
lurid 8gu 8gv 2kg;469 8gw 17t 1bu
lurk 8gx 8d4 wa;1wy 2d wb
luscious 844 4ts;hb bc
lush 8gy 4w 844 6y9 846;2g hb 6yb 843
lust 4bn;w1
luster 2kq 8gz 8h0
lustre 8h0 2kq 8gz
lusty 8h1 79h;1e 2ft
luxurious 7rl 6y9;4oc 6yb
luxuriously 7bs
lyric 86u 8h2 5ti;1i1 35o
lyrical 8h3 5ti;8h4 35o
ma 8h5 8h6 8h7
macabre qy;qq
machine ;2yu 2jm
machinelike 1ip;1ir
machinist 8h8
macro 22o;xj
mad ze 4by 63w 6n3;z9 2of 350 4t
madam 4kf
maddened zc;z9
maddening 633;583
made 8h9;7nc
madly 6rc 4bx 4nf
madman 8gl
madness 6ug 6mp
madrigal ;7h1
magazine 2yq
magic 4p1 35s;35t
magical 35s;35t
magician 8ha
magnet 1gl
magnetize 213;5p 215
magnification 62t 5wq
magnificence 2ko
magnificent 2ks;vn
magnificently 63c 8hb
magnified 62s;99
magnify xm xn 5wo;xp xq hn
magpie 8hc
mahogany 8hd
maid 8he
maiden 8he 6ib;1xh
mail 8hf 8hg;8hh 3pv
maimed 8hi 8hj;lb
main 37m 7qe 7xo;ub 1ne
mainly 37n
maintain 43w 8hk 8hl sz;8hm 64y 1d4
maintained 8hn 8ho;8hp
maintenance 8hq 8hr
majestic 8hs 6vc 7l5;17e vn 18n
major 892 20x;8ht 890 20t
majority 2p1
make 2hr 8hu 5ek 6xs 19b 30x;5p
maker 4cp 8hv
makeshift 7mz;bp
makeup 3tt
making 8hw
maladroit 76g;76f 7rr
malady 7j8
malaise 8hx
male 8hy 8hz;8i0 8i1
malediction 7md
maleness 8i2
malevolency 8i3
malevolent 8i4 62b;8a6 1p4
malformed 4sv;39m
malice 8i5 8i3
malicious 8a6;8i6 8a4 8i4 8i7
malign 62b;200 1p4
malinger 8i8;6gg
malingering 8i9
malposed 4ej;1c4
maltreat 53;56
mama 8h5
mamma 8h5
mammal 8ia
mammalian 8ia
mammoth 22d;xj
man 7fn 4d4;53t 8ib
manage ff 430 8ic;84 2xi ba fc
manageable 55l 8id;55k 43f
manager 55s 3ix
mandate 1id 8ie;1de 522
mandatory 8ie 8if;7m1
maneuver 8ig 8ih 34q 83e;2xi ba 2al
mangled 7u7;59z
manhood 7fu
mania 8ii
maniac 8gl 7v0;2of
maniacal 7v0;2of
manic 6rw;350
maniclike 7v1;2of
manifest 1g6 13r;1g8 2di 14b 13t
manifestation 679
manifestly 13w
manifold 5h0 8ij;3gv hn ne
manipulate 457 46a 8ik;3m7 6gk 36p 8il
manipulation 76h
manner 6cl
manpower 76m
manse 8im
mansion 8im
mantic 8in;13f
mantle 25x;278 25z
mantrap 1w3
manual ;7rm
manufacture 7rn 69c 41r 3w8;3sm 3w6 1uv 19b
manufacturer 8hv 8io
manufacturing 69c
manure 8ip;8cm
many 8ao;8an 8iq
map 6tr 35x;2wc 31c b3 3vn
mapping 6tr
mar 8ir 27a 27e 70t;27g 4dh
marble ;552
marbleized ;2kv
march 8ir 8is 6h1 6sk 8it 4ut;w8 8iu 4uu
marching 8is
mare 8iv
margin 2e7
marginal 8iw 2ek 8ix;8iy 2el 8iz 89m
maria 8iv
marinate ;8j0
marine 8j1 8j2;8j3 8j4 8j5
marital 8j6
mark 8j7 8j8 8j9 8ja 1nh 54m 35g 3p0;l4 1hj 35d 31q
marked 8jb 414 8jc;4zs 2cg 8jd 8je
marker 8j8
market 8jf 73j;66x 8jg 78q 5p
marketable 8jh 8ji;8jj
marketing 8jk
marketplace 8jf
marking 8j8 71c
maroon 8jl;4xn 7wm vp
marriage 8jm 8jn
married 83m 8j6;83l 8jo
marry 3z9 8jp;1dq 8jq
marsh 6fq
marshal 8jr 8js;19o ud 3c9 8jt
marshall 8jr
martial 8ju 8jv 8jw;8jx 3ny
martyr 8jy;109 8jz
marvel 8k0 8k1;69 267
marvelous 68c 7mp 8k2;63a 1eh 35t
marvelously 8k3
marxist 2cj
masculine 8i1 8k4;8hz 5tp
masculinity 8i2
mash 4gh 478 4gb;4gc 36w 4gd
mask 8k5 3gh 2u4;14t 1wy
masked 3gj 8je;3cl 8jc
masking 49y
masquerade 8k5 35h;2u4 7l8
mass 1t8 na;4f9 n5
massachuset 8k6 8k7
massachusetts 8h7 8k7 8k6
massacre 8k8 8k9;109
massage 85h;457 fg
masses 8ka
massive 22q 8kb 22r 7a9;xj 8kc 4v9
master 8fh 8kd 8ke 3os 39y 37m;85y 1ve 2xi ub
mastered 8kf;3sw
masterly 426;88
mastermind 2hg 38y;35y
mastery 5g1
mat 8kg 5ww 6fl 5ln;5cm b2 5lk
match 8g7 8h 49l 5yx;or li 1d0 3se
matched 3sl 46y;3sk 46w 5m4 8kh
matching 5m4 46w;46y
mate 8ki 8kj 1we 49l;1fc 1d0 1ve
material 8kk 3i0 8kl 8km 4fr 8kn;5ow 8ko 4fm zv
materialize 14d;18j
maternal 8kp 8kq;qj
mates 49k
math 8kr
mathematical 8ks 8kt;aq 43f
mathematics 8kr
mating 49n
matriculate ;5i3
matrimony 8jm
matted 8ku 5ln;5xh 5lk
matter jy 81y 495;2d
matting 8kg
maturation 8kv 50x
mature 8kw 8kx 8ky 50s ha mx;mp 6pj b2 5p 8kz 50p h8 78x 8l0 8l1 mu 8l2 8l3
maturity hc
mauve ;vp
maverick 8l4 8l5;8l6
max 8l7
maxim 1lh
maximal 8l8;8l9
maximize ;hn 66m
maximum 8la 8l8;8l9
maybe 8lb
maze 868 8lc
meadow 78s
meager 1ra;1r6
mean pq 5xc 4v4 pp 1jk 1kw 8ld;45u 5xd 1jo 1ks 88
meander 8le 8lf;7u
meandering 7qu;51d
meaning 7lk 8lg 8lh;8li
meaningful 8li;8lj 8lh 8lk
meaningless 5uj 6un;5ub 7vm 8ll 8lm 6uo
meanness 3ho
means 8ln
meanwhile 7yh
measurable 7ln;ub
measure 8lo xb 23g 8lp 2te 3go 87h 159;38o 2ym 2d 67
measured 8lq 2t5 2xq;34w 2t6 2y0
measurement 8lp
measuring 8lp
meat 47h
meaty 8lj;8li
mechanic 8h8 8lr;1ir
mechanical 1ir 8ls;1ip 8lr 8lt 8lu
mechanically 1it
mechanics 8lv
mechanism 8lv
mechanistic 8lt;1ir
mechanized 8lu 8lw;1ir q1
medal 4q1
meddle 8lx;7ye
meddling 8ly 2rw;2rz
median 8lz 32r;1jo 32l
mediate 175 7qs 7yr;176 2vb 7qr 72p
medical 36v
medication 8m0
medicine 8m0 5gq;fg
medieval 70r 85l;11m on
meditate 20l 42m;1dp
meditation 8m1
meditative 2mb;2mc
medium 1jn 46d;1jr 1oh
medley 8m2
meek 7fz 5er 8m3;2lz 5ep 17
meekly 7g2
meet 4ey 31t 2j8 7j 6ix;7l 6iy
meeting 5ur 3z4
melancholic 8m4;24u
melancholy 8m4 8m5;24u 54y
meld 8m6 g1;is 27i
melee 8m7
melioration 20y 7mw
melodic 8h4;8m8 8m9 8ma 8mb 8h3
melodious 8mc 8h4;8m8 8m9 8ma 8mb 8h3
melodramatic 5il 8md;5ij 8me
melody 8mf
melt 8mg 6ui 4sw 8m6;5bz 3wo b2 g1
melted 5c1;5c0 8de 8df 8dg
melting 8mg 8mh;8mi
member 68v
memorable 8mj;78m
memorial 8mk 8ml
memorize uw;2d0
memory 8mm 8mn 8mo
men 76m
menace 8mp 5v9;1ua 61 bi
menacing qu;qq
mend 4ly 6j1 2ra 791;pf 20r
mendacious 6b2;6az
menial 7fx;3ip
mental 7xa 6x1;7x8 8mq 8mr 8ms
mentality 8mt 2he
mention 8mu as 3b3 3pe 3b4;3b7 dd ak
mentor ;30g
menu 6c9
mercenary 8mv 8mw 3pm;5ow 8mx 3pk
merchandise 8my 66x
merchandising 8jk
merciful 717;5ro
merciless 6gn;6gm 8mz 8n0
mercurial 606;5co
mercury 8n1
mere 8n2 8n3;8n4 1hr
merely 2s0
merge 3j4 g1 40w;7wy 27i 5p
merged 7pf;ou
merger 6ul
merging 3ya;3yb
meridian 5rx 8l1;ha
merit 8n5 4xp;2d
meritorious 8n6;3p7
merrily 28n
merriment 6v5 6tq
merry 6w6 6g8 r4;5p5 r9
mesh 7yq 8n7 6l1 7yp 5wv;2hz 46s 1fd 5ww
mesmerize 213 5y5;215 2tu
mesmerized 5uo;218
mess 6j0;1qp 576
message 433;an
messenger 49o
messy ;3iw
metabolism 8n8
metal 2m3;327 8n9 8na 8nb 8nc 8nd 8ne 2m1 6ya 8nf 8ng 8nh
metallic 2m3;8n9 8na 8nb 8nc 8nd 8ne 2m1 6ya 8nf 8ng 8nh
metamorphose 1w8;ux b2
metamorphosis 8n8
metaphysical 8ni 8nj;35t 4o
meter 2sr;3go 8nk
methodical 8nl;8nm
meticulous 8nn 6dk;4n5 38q
metric 8lq;34w
metrics 8no
metro 8np
metropolis 3b9 3ba
mew ;1rm
mg 8nq
michigan 37h
micro 8dx;1f1
microphone 8nr
microscopic 8ns 8nt 8dw;73v 4n5 1f1
microwave ;1ob
mid 8nu;8nv
midday 8nw
middle 32f 8nx 7yr 32k 8nv;19o 72p 32l 8nu
midsection 8nx
midst 8ny
midway 32k 75z;32l
midwestern 8nz;8o0
mien 1v6
mighty 8o1 8o2;3sb
migrate 5te;61n
mike 8nr
mild 6x9 7fz;6x5 8o3 2lz
mildew 8o4 8o5;b2
mildly 6xc
milieu 8o6
militant 8o7 nm 1yg;1yh ni
military 8jx 3ny;8ju 8jv 8jw 3nx
militate ;3m7
militia 8o8
milk ;4sz 66m d9
mill 69t;o5 4gb 73q 8o9
milliampere 8h6
milligram 8nq
milliliter 31k
millimeter 8oa
million 23i 2xd;23l
milquetoast 8ob
mimetic 8oc 7jn;6gw 7jm
min 8od
mince 8oe;5p w8 38r
mincing 8of;3bj
mind 2hf 840 8og 8oh 8oi 7al;341 40e ff 3tk
minded 8oj 16t;f7 16x
mindful 1kc;1kf 1kg
mindless 8ll 6oj 6n1;5uj 6ol 4t
mindset 8mt
mine ;66m 2cl
mineral 7up;x8
mingle nd 849;5p 2d
miniature 8ok 8dy;1f1
minimal 2el;2ek 8ol 8om 8on
minimize 7ai 5hn;2s 8w 58u
minimized 8oo;19
minimum 2el;2ek 8ol 8om 8on
mining 635
minister 8op;1fw 1dk
ministration 8oq
minor 37o 7vp;8ht 7vn 8or
minstrel ;1yt
mint 1t8 3km 8os;1oc 3sw
minuscule 8dz;1f1
minute 8od 249 7w4 8dv 2xw;1f1 2xp
minutes 8ot
miraculous 8k2 6q5;35t 6q1
mire 8ou 8ov 8ow;5i8 6rv 27f
mirror ;8ox
mirrored 8oy;8oz
misbehavior 8p0
misbranded 7iz;44a
miscalculate ;8p1 de
miscarry 6a1
miscellaneous 1dr 8p2;1dt 8p3
mischief 518
mischievous 17d 77m;17f 307
misconstrue 8p4;420
misdeed 8p0
misdemeanor 8p5
miserable 8p6 76s 10 4wa;8p7 15 14 1s8
misery 8p8
misfire 8p9;527
misgauge ;16l
misgiving 8pa 15t 5dc
misguided 6n4 8pb;4t 1s9
misinterpret 8pc 8p4;3pf 8pd 420
misinterpretation 8pe
misjudge 8p1;605
mislay 8pf;8pg
mislead xq;1ud 8w
misleading 4p3;1xn
mismanage ;ff
mismatched 8ph 8pi;8pj 8pk 8pl
misname ;2hu
misperceive ;a7
misplace 8pf;8pg 19o
misplaced 8fk;5dm 8fj
misquote ;3b6
misread 8pc;8pm 8pd
misrelated 8pn;8po
misrepresent k6 46a;1y3 36p
misrepresentation 4ok
miss 6ye 8p9 8pp 8pq 8pr 6oh;w1 4rg
missed 7p9;5wk
missile 8ps
missing 8fl 3a;8fj 3e
missive 8b3
misstep 8pt
mist 1wx;25z 1wy 8pu
mistake 60d 8pv 3ye 605;8pw
mistaken 8pb 6b0;1s9 60c
mistaking 8pe
mistress 8px
mistrust 5dc 5dd 5de;57e
misty 3ib 8py;3i8 3cd
misunderstand 8p4;420
misunderstanding 8pe 8pv
misunderstood ;8pz
misuse 52 54;14r 57
misused 5b;59 8q0
mite 7cg
miter ;20z 20a 1d0
mitigate 67o;13l 2s
mitigation 8q1
mix 8q2 8q3 8q4 g1 7wx;27i 3o2 d9
mixed 1dr 7x2;1dt 7wz
mixer 8q5
mixing 8q4
mixture 1du 8q3
ml 31k
mm 8oa
moan 73h 73i;1rm
mob 8q6 8q7 6vh 82l;4f9
mobile 8q8 q1 8q9;pt q0 6l5 8lw 8qa 8qb 8qc 8qd 8qe lp 5co
mobilize 8js 8qf;3c9 75r 2hz
moblike 5ai;2c9
mock 1o6 139 7jr;56 473 1dz
mockery 82v 86o 8qg
mocking 4x3 8qh;10d 17f
modal 8qi;1jo
mode 6cl 8qj
model 6r9 8qk 8ql 8qm 8qn 8qo;473 2yu 1yz 3p7
modeled 8qp;8qq
modeling 8qr
moderate 33w 36u 8oe 1jr 8o3 8qs;j0 4oo 1np 5p 1jn 314 6ab 8qt 6x9 8qu
moderately 6ag
moderation 5nv 8q1
modern 42t 6ct ht;42q 8qv 8qw 4lb 8qx hx
modernism 8qy
modernity 8qy
modernize 8qz;8r0 b2
modest 8r1 8qt 8r2 4ow;8r3 1jr 7du 4uz 4ot
modesty 8r4
modification fa 8cu uj
modified d6 8cq;d5 8r5 3wy
modify 2o7 5p;b2 d9
modular 8r6;8r7
modulation 8r8 7zk 7sz
module 69u
moire ;2kv
moist 4kk;3cd
moisten 1t5 5k9;4kp 5kb
moisture 8r9
mold 2zc 2zb 8ra 8o4 8qm 8o5 8rb 2yu;b2 1oc
molding 2zj 2e9 8qr
molecule 1ex
molest 1zv;1co 10k
mollify 14f 8rc;14h 2aw
molten 8df;5c1
mom 8h5
moment 7w4 249 404
momentary 6k3;j
momentous 7lq;5nl
mommy 8h5
mon 8rd
monarch 8re
monastic 8rf;8rg
monaural 8rh;8ri
monday 8rd
moneymaking 8rj 3pm;6e0 3pk
monitor 8rk 8rl;243
monk 8rf
monkey 7ks 8rm 8rn;457 1dk
monkish 8ro;1hs
monochrome 3mw;1u6
monolithic 22q;xj 6wo
monophonic 8ri;8rh
monopolize ;2xi 64y
monotone 5kc 8rp;8rq
monotonous 5lm 8rp;2gj 8rq
monotony 8rr
monster 6rf 4up
monstrosity 6rf
monstrous 22t 62c 73w;xj 4lt 59d
monthly 8rs;10y
monument 8ml 8rt
monumental 7lt 22q;5nl xj
moo 8fv;1rm
mood 7g5 3fq 8qj
moon 8gn 8ru 4mm;2pl 1yz
moonlight 8ru;53t
mop 8rv 8rw 8rx;3u 6sv
moral 8b2 8ry 8mq;8rz 8s0 7xa
moralistic 8rz;8ry
morality 61j
morals 61j
moreover 6uf
morning 1ho 4mh
morose 6zo;4bj
morsel 24a
mortal 7r0 4ne 8mz 4nb;4ni 6gn 4ng
mortar ;8s1
mortgage 2cv;8s2
mortician 8s3
mortification 33q 8s4 7g3
mortified 8s5 1br;zj 1bq
most tt
mostly 878 6wr
mother 6um 1x7;1fy 19b
motherland 7dj
motif 8s6 8s7 8s8
motion 6xp 8s9 8sa 7e;dw
motionless 8sb;6j5
motivate ci;cj
motivated 5k6;5k4
motivating 8sc 30t;30r
motivation 8sd 8sc
motive 8sd 8s7 8s6 30u 30t;30r
motor 5k0 30u;7u 1uw 48q 30r
motorcar 1im
mottle 29x;29y 6rh
mottled 4lc;2kv
motto 8se
mould 8ra 2zc 8o4 8qm 8rb 2yu;1oc
mound 7ce n2 7cd;2yu
mount 3fv 8sf 8sg 3fx;l4 96 2h0 bx
mountain 8sf 1t8
mountainous 4b9 22u 8sh;te xj 8si
mounted l7 h3;l5 gr
mounting 3fu
mourn ;3s4 31q
mournful 8sj 5fh;zp 24u
mourning 1zn 86n 735;zp
mouse 4cw;w8 457
mousy 8sk;1si vp
mouth 1lm;dw k4 2n7
move 8sa 8sl 7u 2hz o5 61n
moved k9;kk
movement 8sa 8sl 8s9
movie 6h7
moving lp km 105;lw p7 8sm 1iu 2a5 6m1 lo 859 8q9 8sn 8so kl 78l 8sp 104
mow 8sq 8rx;210 6sv
much 7o0 8fo 8sr;8ss 8st 7nz
muck 8su 5kk 8ip 8ow;xu 8cm 27f
mud 3dy 8ow;27f 8s1
muddied 54w;42i
muddle 848 6j0;3yl
muddleheaded dr;ds
muddy 8sv 56b 54w 3ia;27f 2b1 5p 3cd 1wk 42i 3ie
muff 6tl 6lp;4rg 6a1
muffle 8sw 4kh;4ko 4kl
muffled 5ll 4a6;5lp 1ui
mug 39h 499
mulch ;14t
mule 8sx
mull 20l;1dp 2ut
multidimensional 54o;54n
multifaceted 8p2;8p3
multilateral 23c;239 83p 8sy
multinational 7yz;6ze
multiple ne;nb 23r 5gy 5gx 5gw 8ij 8sz 8t0 6qs 6qt 8t1
multiplication 8t2 8t3
multiplied 7pj;99
multiply 4h3 5h0 2jl 2jn;de hn 19b
multitude 1tj 8t4 8ka
multitudinous 49f;49g
mum 8h5 8t5;67b
mumble 8t6 754;1lm 34a
mundane 624 8t7;1jq 5ow 5nh
municipal 5fn;5fk
munition 193 6px;18q
murder 5ar 8t8;109 5cl
murdered 4n1;1ce
murky 3ia 8t9;3ie 8ta
murmur 8tb 74b 4ea;1lm 1wn
murmuring 8tb 74b 8tc;5lp
muscle 8td;2as
muscleman 8td 2bt
muscular 1eu 8te 7ao;1et 3sb 1v3
muse 20l;1dp
musical 8tf 34u 8h4;8tg 34t 8m8 8m9 8ma 8mb 8h3
musician 7wf
musing 42o 2mb;2mc
must 60v;41f
mustached 8th;1v1
muster 3zx 8ti;3c9 75r
musty 8tj;1ng 6ga
mute 4kh 8tk 5lr;4kl 5ls
muted 7gy 5ll;5lp
mutely 8tl
mutilate 8t8 70t;27g 5cl 4dh
mutiny ;8tm
mutter 8tb 74b 8t6 4ea;1lm 1wn
muttering 8tb 74b
mutual 3q3 23b;3qc 238 8tn 8to 7y2 8tp 8tq
mutuality 7y9
muzzle 6uy 6uz 6v0;gq 6v2 1py
myofibril 8tr
myofibrilla 8tr
myriad 49f;49g
mysterious 4gr 60n;4gt 17b
mystery 5wh 8ts
mystic 60n 8tt 8tu;17b
mystical 8tu 8tt 60n;17b
mystify ve;vg 7bk
mystifying 4gr;4gt
mythic 69e;5iy
mythical 69e;5iy
mythological 69e;5iy
nab 15o;8tv 15q
nag 8tw 82g;1wn 5oe 3p1
nagging 8tx;4bj
nail 15o 26e 8ty;l4 15q 1q9 84
naive 37t 8tz;37s 751 7ul 8u0 7i7
naked 1r5 8u1 8u2 8u3;1r9 671 8u4 1oz
nakedness 4yb 8u5
name 1qr 10h 8u6 14u;dx 4v2 93 14v
nameless 111;110
naming 152
nan 71o
nanny 8u7
nap 8u8 5hu;2py
napkin 8u9 51y
narcotize ;5gg
narrate 8ua;8w
narrative 8ub 3r2;3qv
narrator 8uc
narrow 2fb 8ud 41l 8ue 8cs 5fg 8iz;b2 7k 3rl 8uf 8ug 8uh 8ui 8uj 8co 5ff 8uk 8ul 8ix
narrowed 8ug 41p;8ue 41n
narrowing 8uj 8uf;8ue
nasal 7c0;7br
nasale ;1rm
nascent 5tb;5ta
nasty 1ks 532 56l 566;1ku 1kv 1kw w6 1ty 1wk
nation 3ql 49h
national 8um 6f6 8un;8uo 6f4 8up
nationalism 8uq
nationalistic 8g3 8uo;8g2 8um
nationalize 3ra;5p
nationally 8ur
nationwide 3u4 8ur;260
native 2b 7di 8us;7qp 7dh 3ee
natural 2ug 5nn 8ut 8uu;5nm 8uv 1jo
naturalism 8uw
naturalistic 8ux;6gw
naturalize ;5p 3cw 7h
naturalized 6ny 8uy;rq 8uz
naturally 49q
naturalness 7ui
naught 3a1
nausea 8v0
nauseated 7im;la
nautical 8j1
navigate 4g6 8v1;83v 34q
navigation 8v2 8v3
neanderthal ;3jf
near 162 ep 8ab 1b2 8v4 3h0 tt;8p em 3he 3hf 3hg 8a8 19v 36k
nearby 3he;ep
nearer 3hp
nearest 3hq
nearly tt 3hl
nearness 3hn
nearsighted 8v5
neat 8v6 8v7 8v8;8v9 3ff 13u
nebulous 3i9 7qc;272 7qa
necessarily 7ry
necessary 60s 60u 7rx;60t 8va 6e2
necessitate 3s8 5xd;5xe
necessity 60s
neck 8vb;6x8
necktie 8vc
necropsy 1j2
necrosis 8s4
need 8vd 8sd 3s8 8ve;2d
needed 8va;60u
needle 700;1zv 8vf
needless 729;63k
needs 7ry
negative 4rk 11j 1na;44j 11g 8vg 2a
neglect 5bg 5bh 8vh 6oh 4rg 8vi 5bj
neglected 7i8 8vj;6oq 8vk
negligence 2y8 8vh
negligent 88g;88e
negligible 8ol 8vl;2el 8vm
negotiable 6k8;8vn 6k6
negotiate 176;j0 2as
negotiation 51w
negro 256;253
neighbor ;24y es
neighborhood 8ek 8vo 8vp
neighbourhood 8ek 8vo
neither 7p0;75x
nemesis 4i9
neo 8qv;42t
neoliberal 8bi;8bh
nerve 79p 2ci 8vq;2gy
nerveless 3tq 6fb;2tz 6fd
nerves 8vr
nervous 8vs 12w 8vt 63x;19k 10s 19j
nervousness 8vr
nest 4h5;24y 5sr 3is 3c9
nestle 4h4 4h5 8vu;3is 2vb 19o
nestled 3h6;en
nestling 37o
net 7z0 5na 8vv 8vw 6hc;1za 8vx 2h9 30a 4fj
netlike 86d;4dt
nettle 10k;24e 10l
nettlesome 10u 4bh;10v 4bj
network 8vy 8n7;dw
neural 8vt 8vz
neuronal 8vz
neurotic 3ul;3uk 5dl 7h7 8w0 8w1
neuter ;5sm
neutral 7l6 7rs 8w2;3g1 7nh 8w3
neutrality 59u
neutralize 49a 8dh;5p 2aw 2ui 109
neutralized 8w3;8w2
nevertheless 7fc
new 6s5 6s2 7s2 8w4 6s3;6s1 8w5 8w6 8w7 8w8 8w9 8wa 8wb 8wc 8wd 8we 8wf 4lg 6k2 8wg
newborn 7k6 8w5;ge 6s5
newcomer 5y6
newfound 8w6;6s5
newly 6s3
news 7xf
newsman 8wh
newspaper 8wi
newspaperman 482
next 6mk ek 6ur 8wj;401 en 4xz
nibbed 8wk;6uk
nice 8wl 4or 8wm 4k4;8wn 4ov 4n5 38q
nicety 84t 8wo
niche 8wp 8wq
nickel ;396
nickname 5lc;1qr
night 4lk
nightdress 710
nighted ;1xx
nightfall 5m9
nightly 8wr;10y
nightmare 7pq
nightmarish qv;qq
nighttime 4lk
nimble ns nt;2k nu
nimbly nv
nine 3ih 2wr;23l
nineteen 2x1;23l
nineteenth ;5qg
ninety 2x9;23l
ninth ;5qg
nip 82p 6jw 46o 70l 3g7;24g 24d 210
nirvana 5ws 7a5
nitrate ;2wf
no 8ws;8wt 8wu
nobility 18k 71m
noble 8fi 1ro 18n 5rv;vn 18m 1hk 8wv 7l5 8ww 5rs 7nh
nobody 3a2
nociceptive 8wx;81o
nod ;7e dw o5
nodding 8wy;1z6
node 85p
nodular ;39m
noel 395
noise 5c2 7yg 264;1lo
noisy 26l 3nn;26j 2sb 3co 3cp 4c6 8wz 8x0 2id
nominal 8om;2el
nominate 8x1 8u6 14u;gj 93 14v
non 8x2
nonassertive ;8x3
nonchalance 7qm
nonchalant 2zm;28m
nonchurchgoing 877;1es
noncompetitive 46r;46p
nonconformist 8x4;8x5
nondescript 8x6;1jq
none 8wt;8ws
nonequivalent 8x7;8pl
nonetheless 7fc
nonexistent 3e;3a 51g 8x8
nonfunctional 4q3 wz;4q2 ww 4ru
nonobservant ;1es
nonproductive ;6t2
nonsense 8lm;5uj
nonverbal 3qz 3r4 3r3;3qv
noon 8nw
norm 1jj
normal 45i 1jo;1jk 8lz 8qi 8uu 8x9 8xa
normally 3qe
north 8xb 8xc 8xd 8xe;8xf 8xg 8xh 8xi 8xj 8xk 8xl
northeast 8xi 8xj;8xd
northerly 8xh 8xg 8xe;8xd
northern 2ae 8xh 8xg;2ac 6f5 8xm 8xd
northerner 8xn
northward 8xc 8xf 8xe;8xd
northwest 8xk 8xl;8xd
nose 7zu 8xo;4g5 8xp 6ke
nostalgic ;5ye
not 8x2
notable 8gi 31v 7lu;31x 5nl
notably 8xq
notarize ;1g6
notch 8xr 8xs;4n6 2di
note 3pe 8xt 8xu;dd 8xv
noted 31v;31x
nothing 3a1
notice 8xw 8xx 4zn 8xt 3pd ak;4zo 3pe 69
noticeable 4zs 4zp;4zq 57q 8jb 4zr
noticed 4zy;4zu
notification 8xy 8xz 8xx
notify iz;8w
notion 1y4 8y0
notorious 7s6;4kc
notwithstanding 7fc
nourish 8y1;7l 2j0
nourished 6ti;6t8
nourishment 8y2
nov 8y3
novel 6s2 8w7;4lg 6s5
novelty 6s7 6s9 8y4
november 8y3
now 8y5
nozzle 1uk
nuance 8wo
nubile 8l0;ha
nuclear 1ey 32s;1f0 32l
nucleate ;xe
nucleus 47g
nude 1r5;1r9
nudge 83g 5r0;6ke 2p5
nuisance 8y6
null 3a1 7zy;6b4
numb 2at 1c7 7va md;2ax 1cd 2tq m1
number bh xd 8y7 824;2d 4v3 10h 300
numbness 7ql
numerical 8y8 8ks;8y9
numerous 8an;8ao
numinous 8ya;5ec
nurse 8u7 5xo;fg z1 1fy 56
nurture 8yb 2jp 6qf 4b2 8y1;1ru 7l
nut ;3c9
nutrient 6mv 8yc;79j
nutrition 8y2
nutritive 8yc;79j
nuzzle 4h5;3is 2y9 59t
nymphomaniac 8w0;3ul
oaken ;1bv
oath 4i7 8yd
obdurate 6ku;6kv
obelisk 4k0
obey 3tk;7f
object pk 341;505 2d
objection 8ye 5bu
objectionable 8yf 8yg;s 8yh
objective pk 3g1 9p 65e 3we;3g0 7l6 cf 3wc
obligated 7pv;8yi 7pt 7pu 8yj
obligation 5mc
oblige 3cf 1ag;30x 1fd 3tj
obliged 8yi;7pv
oblique 21f 519;21d 51s 51b
obliterate 7bk 5pp 4z0;2r6 5p 5pr 5ko 27v
obliteration 10e
oblivion 8cl
oblivious 8yk 6ok;8yl 3f
obnoxious 8yf;s
obscene 7py r 56m;4fy s 1ty
obscure 1wx 2b1 8ym 7p7 3ut 7to;1wy 5p x9 5wk 2re 7tm
obscurity 4p
obsequious ;6b5 8yn
observable 57q;4zs
observance 8yo 32z 8xw 7e0
observant 1g5 8yp;3y co
observation 8yo
observational 5tt;5tr
observe 4zn 3pe 8xu 243;4zo dd 8yq
observed 50h;50e
observer 3pg
observing 8yp;co
obsess 6xw;6xx 6el
obsessed 3vm 45a;me 42f
obsession 3uj
obsolescent ;1m6
obsolete ;1m6
obstacle 8yr
obstinately 8ys
obstruct 28s 1qv;1jt 7cf 1wy
obstruction 8yr
obtain 2pk 6xr 8yt;68 b2 1ua
obtainable 1ja;6x
obvious 13t;13r 1li 4uq 6rb 8yu
obviously 13w
occasion 84f k0 7w0;cj
occasional 7tj 8yv 816 8yw;7ti 2vw 4ep 7yx
occidental 8yx;8yy
occlude 1qv;7cf
occluded 3o6;290 3o5
occupancy 8yz 8z0
occupant 8z1
occupation 2rh 8z0
occupied 5w9 7tq 2ry;5w8 6h5 78j 2ru
occupy 2rt 8z2 4fa 3vj;1dk 24y 1fx
occur 18j 8z3;18h 6tk
occurrence 76t
ocean 8z4
oceanic 8cw 8j3;2fk 8j2
ocher ;vp
oct 8z5
october 8z5
ocular 697 8z6 8z7 8z8;73v
oculus 691
odd 8z9 8za 4hp;52n 16q 122
oddly 4ht 8zb
oddments 7d0
odious 27;29
odor 195 8zc
off 5ar 588 8zd 2ul 8ze 1kj;109 587 573 8zf
offbeat 8zg 8zh;v2
offence 8zi 8zj 8zk 8zl
offend 8zm 2ar 8zn ln;n8 2ii 59h z0
offense 8zl 8zk 8zj
offensive 8zi 1fm;8zo 1fl 806
offer 8zp 8zq 6kr 8q 8zr 8zs;li 8i ba 8zt
offering 8zq 8zp
office my 6tt 8zu
officer 8zv;3oq
official 1ia 3y1 8zw;1i7 6oy 6p5 3xz 8zx
officially 6p6
officiate 8jq 6tv;39o bm
offsaddle ;xu
offset 1xe 49c 2hm 2ui;1om 3pv 19b
offshore 8j4;8j2
offspring 8zy
offstage 1mi 1mj;1mk
often 6s0
oftentimes 6s0
ogle ;ft
oil 4fv;14t 27k
oily 6dx 3jm 568;6do 6b5 1mb 1wk
ok 8zz 900 6hm uf;e6
okay 900 16h 6hm ug;16i e6
oklahoma 8zz
old mv 12k 6be 667;mr mt ny yp 4lw 901 5td 72m 902 12i 12g 903 904 905 906 907 ay 665
older mr 5r2 667;mv 5r3 665
olive ;vp
omen 908 1hi;1hj
ominous qu;qq 909
omission 90a
omit 63d 6oh;5ko
omniscient 90b;90c
on 3zl u4;3zh
once 6pg
oncoming 90d 8sm;lp
one 9w 2wj 90e 90f 68f;23l ou 3rs 63a
oneness 90g
onetime 6pe;on
ongoing 4i1;ly
online 4i2;ly
only 8ev tv 2s0 tx;8ew u1
onrush 1fj
onset 90d 1fj
onshore 90h;90i
onslaught 1fj 1rv
opalescent 2kf;17t
opaque 3ie 7pa;3ia 5wk
open 3eh 90j 2ij 612 90k 7nx qf 90l 66z 90m;19c 3p2 qe 90n 90o 90p 671 8up
opened mn 90o;mm 90q 90r 90s 90l
opening 6vm 1xh;1xg 6ib 7zp 90t
openmouthed 90u;vi
openness 8u5
operate 90v 5h1 455 83e;557 457 2al
operating 90w;5q2
operational 6ty c5 90w;5m7 c2 5q2
operative 5q2 90x 7lw 6u2;5pw 90w 90y 90z 5nl 6u1
opinion 910
opinionated 8uk;5fg
opponent 911 ik 7eq;np
opportunistic 65w;i8
opportunity 34d
oppose 431 4rx 49d 912;185 1cq 3y5 2j9
opposed 3y9;3y7
opposing 7eq;np
opposite 44q 911 809 913 914 915 916;113
opposition 917 3yj 911
oppress 4gg 918;1nj
oppression 919
oppressive 7ad 5g2;5cx 1i4
optical 8z7 8z6
optimal 207;203
optimistic 376 91a;372 91b 91c 41z
optimize ;91d 2o7 bi
optimum 207;203
option v0 38g
opulent 6y9;6yb
opus 3tu
oracle 91e
oral 91f;677
orange ;vp
orator 91g
oratorical ;6o5
orb 693 1pb 91h;3a6
orbit 181 3s1 91h;3a6
orchard 744
orchestration 7wh
ordain 5ul 91i 4xy;4qe 4ff
order 91j 3ot 3pr 522 5db;5wl 144 3ch 38o
ordered 402 19p 3k9;3zz 19s 19t 3kb
ordering 91j
orderly 8v6;8v9
ordinance 91k
ordinarily 3qe
ordinary 1jq 1jl;1jm 8x6 3qf 624 1jp
ordinate 91i s3;4ff ez
organic 7x3 91l;7x0 79j
organisation fi 91m 19w
organisational 91n
organise 46s 6ow 91o;ud 19b 7sr ff
organism 1xv
organization 91m 19w fi
organizational 91n
organize 6ow 91o 38y 46s;19b ff 35y ud
organized 19u 8nm 91p;19q 47m 8nl 91q
orgy 23w 4nz
orient 5nx 91r 74w 91s;2vb 38o po au
oriental 5o5;5o3
orientation 91t
oriented f7;f3 4yv 55j 78w 7do 8oj
origin 1xf 4xi 7o7
original 17i 6ih 91u 4lg;1sq 2vn 4lf 6rp 6s2 6xm 73y 91v
originally 5mt
originate 18f 7u4;18h 19b 1xa
ornament 4q0 gn;5p go
ornamental 4q2;4q3
ornate ;6o5
ornery 4f5;4bj
orphan ;4wx
orthodox 45o;45k 91w
orthophosphate 91x
oscillating 91y;10y
oscillation 91z
osseous 2d8
ossify 920;19c 921 5p
ostensibly 13v
ostentatious 922;923 1r1
ostracize 1pr 2gu;1pu 4ib
other 113 924 5mu 925;52c 112 52e 916 913 915 926 on 122
otherwise 926 52v;113
otherworldly 927;35t
oust 4wg;1yy 5ay
out 5hl 4n3 7m5 928 1kk;1lp 5hd 4mt 7e9 1fu
outbreak 60h
outburst 759 2qy
outcast 929;57m
outclass ;92a
outclassed 7sd;7fy
outcome 92b 403
outcry 2tf 4gn;20u 267
outdated ;1m6
outdistance 5c4;5c5
outdo 20u 202;1ve
outdoor rf;rd 92c
outdoors 90j re
outdraw ;20u
outer 92d 92e 67v;92f 67x 67r
outface ;6w9
outfight ;1ve
outfit 92g 85e gq;li
outflow 895 6qp
outgeneral ;92h
outgoing 5q8;92i 5q7 92j 461
outgrow ;20u
outing 64f 92k
outlaw 4d7 1ps 7ix 88b;1pt 44a 88d
outlay 92l 660
outlet 65j
outline 48 92m 5i1 448;4w4 1i1 2yp
outlined 4sp;389
outlive 92n
outlook 8mt 65u
outlying 6c7;5cc
outmaneuver 92h;202
outmode ;5p
outmoded 12h;12l
outnumber ;xd
outperform 20u;1ve
outplay ;1ve
output 92o 92p;2jm
outrage 7qq 92q 8zn 4xm 1cs;59h 1co
outraged zf;z9
outrageous 7bm 92r;s 21
outright 92s 7w6;3ed
outrun ;3ga
outset 1xe
outside 67p 67q 67s 67w rf re;rp 67r rd 92c
outsider 6o3
outskirt 6sf
outsmart 92t 92h;20u 202
outspoken 3r5 2au;3qv 2am
outstanding 92u 415 92v 72q;a1 2cg 3ti ub
outstretched 67k;67h
outstrip 20u 5c4;1ve 5c5
outward 67x 92i;67u 92e 5q8
outwardly 67y
outweigh ;20u 5fw
oval 92w;4d0
over 3w0;3w1
overactive ;2k
overall 6wk 73u;2lg 73s
overbearing 1i2 593;1i4 1a8
overburden 92x;2qb 2qa
overcast 3i4 3i7;282 1ml 3i8
overcoat 72r
overcome 1vi 8ke 3iu;1ve z0
overconfident 3xg;1ea
overcurious 4hs;4hq
overdone 62r 46e;21 1oh
overdrive ;66n 14r
overeat 23y;1qp
overemphasize ;xn
overestimate 92y 92z;8p1 930
overestimation 92y 92z
overexpose ;py
overfeed ;2j0
overfill ;2cn
overflow 6l9 931 6xt;932 6fx
overflowing ls;lv
overgrown 4a8 933;1ui 2ng
overhand 76l;76j
overhang 1ws;1nz 1wt
overhaul 934 935 8qz;hh 8r0
overhear ;79k
overheat ;6t4 1od
overheated 7ev;1oj
overindulge 23y;1qp
overlap 45q 86w 936;3ko 49z
overlapping 871
overlay 937;109
overload 92x;2cn 86g
overloaded 6td;lv
overlook 6oh 3or;8pp 2vb
overlooked 938;6oq
overly 939
overnight 8f1;39c
overpower 93a 3iu;1ve z0
overpriced 661;48x
overproduce ;6cd 2jm
overprotective 93b;311
overreach 92t;6a1 20u
override 93c;4qf 5fw 49a 2v3
overriding 5fr;45c
overrun 7sm 7sn 6xt;7so 7sp 932 1vi
overseas 2v 8j5 2w;2x 8j2
overshadow 5fy 5mf 5os;2m7 3or 1wx
overshoot ;26p 1ck
oversight 7no 93d 872
oversized 22v;xj
overstated 62r;21
overstep 93e 637;2as 638
overstrain ;93f
overt 1oz;1ov 8u3 93g 93h
overtake 935 3iu;hh z0
overthrow 93i 93j 93c;4we 4qf
overtone 93k
overture 93l hf
overturn 93m 93n 93c 93j;1ju 2hz 4qf 4we
overturned 93o;80f
overvaliant 2cf;1h5
overweight 47o 6dr;6dm
overwhelm 3iu 4u7 5kn 93a;z0 2qb 25z 1ve
overwhelming 81b 425;81a 1ne
overwork 66n;93p 64w
owe 8s2;2d
owing 92v;3ti
own 78n 93q;7r6
owner 93r
ownership 93s
oxen 30o
oxidise 93t;5p b2
oyster ;3c9
pa 4jz 93u
pace 6v9 6nc 93v 93w 2v2;w8 7u 3go 4p6
pacific 93x 3vt;93y 3vs
pacify 14f;14h
pacing 93z
pack 1tj 6vh 2px 2pw;2gr 2cn ud 1uw
package 2pt 940 941 2gp;2gr
packaged 942;943
packaging 944
packed 4fd 3ro;4fb 3rh
packet 2pt
pact 8e
pad 945 5ip 946 947 2ck;xn w8 4bc 2cn
padded 948;2ne
paddle 6eu 4jx 949;2bj 31j 1te w8
padlock ;2cp
pagan 6x4 61k;1es
page ;1w5 1dk 8y7
paid 8mx 94a 6v8;94b 8mw 94c 94d 6e0
pail 2ns
pain 8y6 zl;7gs zn
painful ab 94e 28 81q;aa 64e 24i 94f 94g 94h af 2a 1nf
painfully 94i
painless 5od;5o6
pains 94j
paint 94k 94l 71i;4ci 327 2wc 14t
painted 6hu 1b3 3mx;6hs 94m 94n 19v 1u6
painter 94o
painting 94p
pair 2gx 2gw 49m 49l;1dq 1d0 8z3 ud
paired 8kh 914;46y
pairing 49n
pal 2mh;1x0
palace 2zk
pale 25l 8c0 94q 94r 94s;255 8bx yr 94t 1bu
pall 37w 94u 4ik 4md;b2 4me 14t 94v
palliative ;94w
pallid 94s 94q 94r;1bu yr 94t
palm 4q1 6gk;2n7
palpable 94x 94y 13r 7xp;4zr 13t 1ne
pamper 1lu;56
pamphlet 893 94z
pan 950;7u 58u
panama 2bk
pandemic 5ym 6wl;5yl 2lg
pander 951 727 952;7l
pane 953 ac
panel 84l;gn gj
paneling 953
pang 954 955
panic 956 957 6rg;5iu 958
panicked mc;m1
panoramic 2la;2l6
pansy 8ob 6ai
pant 959 6vy 6vz;2a1 1rm
panther 94o
panting 7a7
pantomime ;767
pap 95a
papa 4jz
papal 13o
paper 95b 8wi 95c;14t
paperback 2ga;2g0
papers 5f0
papery 95d;25f
par 5z2;9z
parable t5
parachute 39t 39u;39v
parade 656 95e;658 6h1
paradigm 5ys
paradise 7a5
paradoxical 7p4;4gt
paragon 7hx 7ha
paragraph ;1p8 1i1
parallel y4 881 5m2 95f;8h 5p 3k2
paralyze ;95g
paralyzed 7io;la
paramount 5fr;45c
paranoiac 95h
paranoid 95h 7v3;2of
paraphernalia 6wa
paraphrase 95i;3b8
parasite 8a2
parcel 940 95j 95k 2pt;1p8 14t 95l
parch 95m;5l7
parched 1oe 46f;1og 1oh
parchment 95n
pardner 3l8
pardon 6om 64g;3x3
pare 95o 95p;2s 210 1rl
parent 4b2
parental 8kp
parenthesis 1bw
park 3q1 1pl;19o 34q
parlance 7hl
parlay ;6v4
parliamentary 4uf 4ug;3dt
parochial 95q;95r
parody 86o 8qg;bj 139
paroxysm 6ir
parrot ;5op
parrotlike 7jo;7jm
parry 1x6;6fs 1jv
parse ;y8
parson 8op
part 3tm 95s 95t 5at 5ee 26r 386 95u;o5 6 b2
partake 95v;95w 68 2e5
parted 3tx;3f7
partial 93k 7p1 3nh 6ms;75x 3m8 16x
partially 95u
participant 95x
participate 5xj;ba
participating c4;c7
participation 80u
particle 1ex
particular 95y 4zl 95z 960 63f 961;962 63g 2vn
particularly 60o 963
parting 6cb
partition 964 965;386 4zb
partly 95u
partner 8kj 3l8;li ba
party ;31r
pass 966 967 8xr 2as 968 8ap 5qp 969;7u 5ul hh
passage 96a 5un
passenger 96b
passing 967 4vn 5yj 969 96c 2y4;bp e6 2y2
passion 79w 96d 8ii
passionate 1e;1a 17p 6bn 8h1 96e
passive 96f 96g;96h 96i
past 96j on 92j 2sc;om yo 2sd 85l 5mu 6pe 6pf 7cl 87e 87s 924 96k 96l 5q8
paste 5yv;l4 1vf 14t
pasted l6;l5
pastel 4to 8c1;4k5 8bx
pastelike 96m;1bu
pastime 96n
pastor 8op
pastoral 2o0 2nz;oz
pasture 71y 4es 2mu;2j0 2mw
pasty 96m eg;1bu ed
pat 96o 4jt 39g 4jw 96p 16c;2y9 1tm 96q 16a
patch 6k0 96r 96s 96t;1fc li 2ra
patched 904 96u;12k 2kv
patchwork 7d1
patent 13r;5wu 2dj 5p 3ep 13t
paternity 1il
path 96v 96w
pathetic 76s 42w 96x;15 14 7g1
pathless ;96y
pathogenic 7sb;4dk
pathologic 594 96z;zj
pathological 96z 8w1 594;3ul zj
pathologist 51r
pathos 970 3pp
pathway 971 6nb
patient 549;547 5vo 972
patio 973
patriotic 8g2;8g3
patriotism 8uq
patrol 974;74j
patron 975
patronage 1md 3fo 3wp 976;8hl 6qf
patronize 48s 6rx 976;977 ho 1d1 6qf
patronizing 17c;17e
patter 978;5ka 1lo
pattern 6ov 979 4xt 45i 8ql;473 8h
pause 7yv 7bh 97a;4s5 28v
pavement 97b
paw 76c;97c 2y9
pawn 7we 7cz;40i
pay 5nb 2jw 8di 8vx;8i dw 5n3
payable 5lh;3lm
payback 97d
paying 6v8 94b;6e0 8mx
peace 97e
peaceable 97f 93y 93x;97g 97h 97i 97j
peaceful 93y 96g;97g 97h 97i 93x 97j 97f 96i
peak 68w 29t 5rx 4d1 4d2;6o
peaked ph 97k;la 6uk
peaky 7c1;7br
peal 97l 97m;1lo
pealing 97l
peanut 7vn;7vp
pearl 2cx 1ue;3c9
pearly 38u;35i
peasant 2ny 1qy
peck 1t8 1ul 97n;1tm 51j 85d
pecs 97o
pectoral 97o
pectoralis 97o
peculiar 4hp 95z 97p 35a;122 962 52n 357
peculiarity 97q 4hn
peculiarly 963 4ht 60o
pedagogy 7wa 5pl
pedantic 5e;5f
peddle 78p;78q
peddler 78r
pedestal 97r
pedigree yk
peel 95o 6jf 5bl;1rl 385 5bm
peeled ;1r9
peep 387;ft 4so 1rm 1lm
peer 5yw;ft
peevish 4bh;4bj
peg 97s 8ty;84 70n l4 97t
pelt 6u8 7bi 5qd 97u 97v;2zg 1cp 5ka
pelting 97w
pelvis 7cj
pen 1i1;3kn
penalize 1jh
penalty 97x
penance 97y
penchant 97z
pencil ;2yp
pending 980;7p3
penetrate 53j 2fd 4mi 7sq;2bg 15p 7sr
penetrating cm;co 5pb
penetration 7ps 7vk
pennant 981
pennsylvania 93u
penny 32c
pension ;1ka
pensive 2mb 982;2mc 24u
people 8ka;983 24y
peopled 7tr;78j
pepper 97u;6yc 1cp
peptidase 984
perambulating 8qa;q1
perceive a7 985;15e
perceived 4zw 4zv;4zt
percent 986
percentage 986 987
perceptible 4zr 4zq;4zp 57p 6a7 94y 988 989 4zs
perceptive co;cm 15v 7vl 8yp 98a 98b
perch 98c 98d 98e rz;4f7 s0 19o
perchance 8lb
peremptory 5g0 7l1 4ph;1i4 4gq 4pa
perennial 8f2 43l;39c 43h
perfect 91d 3sw 3ss 62l;pf 3sr 8kf 7jt 6jz 7hb 7hc 7i0 8os 28f 62j
perfected 6pb;6p9
perfection 7hx
perfectly 3r
perform 3x5 39o 1he 5el;ba bl 80
performance 64m
performing bn
perfume 196 60r 98f;7o5 3e6
perfumed 6r4 6r3;6r2
perfunctory 2y4 6p2;2y2 331
perhaps 8lb
peril 78t 4ks 5v9 3ue;1ua k1
perilous 4l2;4kt
perilously 4l6
periodic 10y 8yw;98g 91y 98h 4k1 8wr 98i 98j 98k 98l 98m 10x 98n 98o 98p 8rs 98q 98r 98s 98t 7yx
periodical 10y;98g 91y 98h 4k1 8wr 98i 98j 98k 98l 98m 10x 98n 98o 98p 8rs 98q 98r 98s 98t
peripheral 8iy 7od;8iw 7oa
periphery 6se
perish 4e9;19c
perky 2q6;1us
permanent y 81g;x 61f 87o 87p 81f
permeate 53g 6hb 7z1;53j
permission 8bn
permit 8bm 8bn w tl 98u;66
peroxide ;26t
perpetrate 3ps;ba
perpetual 61f 31m;y 31n
perpetually va
perpetuate ;43u
perpetuation 8av
perplexed 1nr;98v 1nq 98w 98x
perplexing 3ys;x9
persecute 918;1nj
perseverance 98y 98z
persevere 990;43u
persist 991 990 8d6;992 43u
persistence 43z 98y 98z
persistency 98y
persistent 43m 78k 87m 5f9;43h 78m 50i
person 7r0
persona 354 7jf
personal 7r6 993 994;7r1 7r8 93q 995 7zg 996 zv
personalize ;5p
personalized 7r8 995;7r6
personification 7o4
personify 2br 2bs;5t1 94
personnel 6ng
perspective 997
perspiration 998
persuade 999 1e7;3m7 30x
persuasion 910
persuasive 3jp;3jo 99a 3sa
pert 99b;2ca
pertain k5
pertinence 14k
pertinent 99c 16w;14m 16z
perturb 5ag;o4 510 576
perturbation 5dj 5di 6ly
perusal 99d
peruse 6kd;1j3
pervade 53g;53j
pervasive 5d8;tg
perverse 8vg 44s 48l;11j 44t 48g
pessimistic 58j;58h
pester 1ni;1nj
pestered 10q;10s
pestering 10u;10v
pestilential 5yn;5yl
pet 4lx 6x8 6eh;2y9 fv
petite 54t;1f1
petition 99e 99f 99g;144
petrify 920;4km 921
petticoated 3bx;1gg
petting 7fi
petty 84h 6gh 8ul;84g 6gi 5fg
petulance 81k
petulantly 81p
phantasy 6bq 6bz 6by
phantom 13x 13y 99h;4p4
pharmacist 13p
pharmacy 5ku
phase 99i;19m 99j
philanthropic 1zd;1zg
philharmonic 99k 8tg;8tf
philippic 2lr
philosophic 99l 99m;382
philosophical 99l 99m;382
philosophize ;1dp
philosophy 5ez
phone 99n 5nc 2tg;2sl
phonemics 99o
phonetic 99p
phonic 99p
phonology 99o
phony 7h4 1t2;1dz
phosphate 91x
phosphorescent ;1h
phosphorus 8g6
photo 99q
photograph 99q;2di
photographic 62m;62j
phrase 7hm 1ai;61 99r
phraseology 99s
phrasing 99s
physical zv 8ko 8uv;zu 2bo 8kn 994 99t 8km 8ut
physicalness 47n
physician 5eo
physiognomy 499
physiological 99t;zv
physique 2oh yg
piano 99u
pick 38f 99v 4c8 6h6 1zp 25i;gj 3c9 g7 62i
picket 99w;4ut yn
picking 99v
pickle 6j0;2ue
picnic 92k 2js;1qp
pictorial 8br;8bt
picture 7jg 94p 7mh 5yg 4w3;4mn 2wc
pictured 5yi 4w7;5iy 4w8
picturesque 1vx 3no;1vp 2id
piece 95t 3tu 96t 1cy;1fc 1d0 19b 99x 51j
pier 5ev
pierce 70n;53j rs 99y
pierced 4jh;38t
piercing cm 4jo;co cn
pig 7d4 99z 7d3 46z 51i;1lw 51j 1ut
pigheaded 9a0;50i
pigment 94k;7fh 29y
pike 6rq
pile n2 1t8 2pv 47a 82l;ud 4f9 19o
pilfer 49;4d
pill 9a1
pillar 3np
pillory 6y0 4ft;1yz 1jh g7
pillow ;19o
pilot 17i 1ph 8v1;455 34q
piloting 8v2
pimp 951 952;7l
pin 97s 9a2 9a3;yn 7kv 1fk
pinch 7cg 5t8 70l 6m0 49 9a4;24g 3le 4d 3g9
pinched 7c0 2sq 9a5 41q;7br 2d9 2lv 41n
pine a5;a8
ping 9a6;2ff 1lo 42c
pink 85t 9a6;1lo 210 vp
pinnacle 5rx;9a7 2dv
pinpoint 9a8;8em
pioneer bx;4o7 cj 31c
pipe 9a9 9aa;2th 2r5 38w gn
pipeline 71q
pique 81r 8zm;n8
pirate 3ov;4d 3ow
pirogue 5lj
pisces 6in 6im
piss 9ab 9ac;2zu
pit 31h 7as 912 9ad 9ae;2j9 27b xu
pitch 86j 8gs;6kt o5 s1 850
pitched 7oq;51u
pitcher 7gn
pitchfork 6os;6ot
pitching 8gr
piteous 76s;15
pith 47h;57k
pithy 3vw;2k5
pitiable 42w 76s;14 15
pitiful 42w 1n3 76s;14 2a 15
pitiless 8n0 7u2;6gn 209
pity 3pp 9af 3s3 2xh;3s4
pityingly 3s5
pivot 9ag;1ju
pivotal 4fq;4fl
pixie 7kr
place 9ah 9ai 19o 5hm 8en;2hz 1de 67 6pp
placed 8eo 19t;1sd 19p
placement 19x 8ep
placid 2u0;2tw ws
plague 27s 1zv;27t 10k
plain 85m 1wn 13r 1hr 9aj 13w;13t 1hp 8n3 6ew 7dm 8dl 9ak 9al 3ee
plainly 13w 9am
plaintive 8sj;zp
plan 9an 4xs 1cl 35y 3vn 2ai;pp 1dp 3v5
planar 6jr;6jo 6jv
plane q5 9ao 9ap 9aq 61z;210 3jj 6h0 61w
planet 9ar
planetary 9as 607 6zd;pt 6ze
plank 2bd 9at;14t 9au 59m
planned 454;453 9av
planning 9aw
plant 9ax 1wd 5sr 14v;19o 5ss bx 9ay
plantation 744
planted 614 8uz;5y9 8uy
plaster ;14t l1
plastered 73m 4a7 3ju;2nd 1ui 3jv
plastic 5qs 9az 41w;5qq 9b0 41t
plat 9b1;35x
plate 7dg 396;327
platform 9b2
platitudinous ;3qi
platonic ;9b3
plausible 96q;96p 6b5
play 5ii 8ih a0 7v bj;3se ba 1he bl
playacting bn
player 95x 7wf c8
playful 17f;517 5s0 17d 85f 8qh
playing bn
playwright 5io
plead 1x5 4uy;142 13l 8x sy
pleasant 1w1 8wn;1vq 5wn 724 7i1 9b4 8wl
pleasantly os
please 4tu;435 2xg
pleased y0 9b5;xz 5us 4tx 726 1a8
pleasing fm 9b4;fl 35r 4tr 5o8 69d 9b6 1w1
pleasure 4tt
pleat ;3le
pledge 9b7 1e4 49w 9b8 5ju;44f 5g4 4pz 40i
plenitude 9b9
plentiful 4x 4u 6sz;2g 2jr
plenty 9b9 1t8 5wy
pliant 9az 6pa d0 6k9;9b0 6p9 cy 6k7
plight 9ba 49w;9bb 44f
plod 9bc 946;w8
plodding 73e 9bc 88x;17z
plot 96r 3zf 51v 9b1;35y 2yp 35x 3vn
plow 5a1 4nm;7d2 2l5 7u
pluck 9bd 7gz 70u 9be;1gj 4d 1xj
plug 37c 1pm 47i 9bf;9bg 990 1q9 ir
plum 9bh 3e3
plumb 9bi 9bj 3e3 9bh;3go 2qa 66t ez 9bk
plummet 9bi 9bl;5ki
plump 9bl 9at 6dl 6dq;5ki 9au 5p gj 6dm
plumping 22x;xj
plunder 2e2 8fg 9bm 4yo 4yp;4d 1aa 2ir
plunge 551 39v 884;53j s1 4m1 1x9
plunk 9bn 3in 9at 39v 9be;1lo 9au s1 1gj
plunker 9bn
plus 1dd 9bo i6;i3
plush 889;6yb
ply 7l;8i 5el 3re 1d0
pm 1j2
poach ;wc 1ob
pocket 9bp 1nw;1dx 4d
podcast ;2lj
poetic 6gu;67m 6o5
poetry 9bq
poignancy 970
poignant kl 94f;km ab
point 4zk 4xv 91r 8b4 34q;8w 2vb pm 2xi
pointed 6uk 55f;9br 6uj 8wk 97k 2am
pointer 1ab 4ii
poise 13c 2gy 1on;7fb 2h0 19o b9
poised 1os 3lo;1op 2tz
poison ;48d 109 5p
poke 5kd 9bs 82a 82b 7zu 9bt;5k2 4g5 5df 1q9
polar 35n 52f 17n;35k 12s 17l
polarize ;5p 2rq 386
pole 98c 9bu;304 2h2
polemical 45e;43a
police 974;74j
policeman 8zv
policy 7wq
polish 4hf 2o3 4hc;1w2 pf 91d
polished 6ht 9bv 9bw 5j6;9bx 6hr 7xk 9by 5j7
polishing 9bz
polite 49v 3bh 3bd;49u 3bj
politic 65x 25m;65v 9c0 25n
political 70y;70x
politics 70w
polka ;2pp
poll 2v6 2v8;2v9 1pk 68 3g9
polluted 42h;42i
pollution 42k
polycrystalline 4gx;4gv
polytonal 9c1;9c2
pomaded 73n;2nd
pommel 85q 9c3;1q9
pompous 9c4;1b9
pompousness 7sw
pond 9c5
ponder 20l;1dp
pondering 2mb;2mc
ponderous 7aa;4v9 2eu
pony 4d5
pooch ;9c6
pool 9c5 9c7;9c8 2k7
poor 76s 2lv;15 2lu 9a5
poorly ph 1nl;la
pop 4jz 9c9 9ca 2oq 9cb 9cc;1tn 2fq 1lo 6hx 8qx
popping 9ca
populace 9cd
popular 6d1 4uh 3q7 9cc;6cm 6ei 3dt 1jp 8qx
populate 24y 983;1fx 2cn
populated 7ts;78j
population 9ce
populous 7tt;78j
porcupine 7aj
pore 32i;1dp
porous ;5i6
port 8ac;9cf s0 1ju 8a8
portend 1hi;1hj
portentous 7lx 6e3 9c4;5nl 13f 1b9
porter 5gc;1uw
portion 3tm 95s 95j 987 ti;fd
portly 6dt;6dm
portrait 9cg 9ch
portray 4w5 7l7 3p4;1y3 2wc bj
portrayal 9cg 35c 4w9 9ch
portrayed 4w7;4w8
pose q6 8qn 7l8 9ci;3tp 1yz 4om b7
position 997 1gh po 19o;2hz
positioning 8ep s7;s8
positive 41z 336 i6;91a 41u 333 i3
possess 657 78n;2e 5fx
possessed 45a;42f
possession 93s
possessive 5fs;71x 45c
possibility 7h5
possible 43f 87w;8id 43d 6er 8kt 87v
possibly 8lb
post 9cj 1zq 23h 6pp;l1 is 1de 2hz
poster 9ck
posterior 1cm 1m5 87x;1m1 7y
posthumous 87u;87r
posting 9ck
postmark 6ra;4mb
postpone 4s4;4s5
postscript 9cl
postulate 42z 1d5 3s8;3c7 9cm
posture 1gh 1v7 9cn 9co 9ci 8qn;b7 1yz
pot 9cp;5sr
potency 1ic 5q3 9cq
potent 7t7 9cr 5z7 9cs;1i8 3sb 5z6 9ct
potential 9cq 9cu 87w 8cb;87v 6us
potentiality 9cq 2ve
potpourri 1du 8m2
potted 9cv;5jj 4jk
potter 8rn;1dk 2rt o5
pouch 9bp 2op;8hf 1tn
poultry 6qv
pounce 9cw;s1
pound 88s 9bt 9cx 8gh 1vg;1q9 5k2 w8 o5
pounding 9cy 769
pour 5jf 9cz 75c;2hz 4f9 3av
powder 758 9d0;4g7 7c8
powdered 9d1;9d2
powdery 9d1 8c2;9d2 8bx
power 9d3 z 8zu;7l
powerful 3sb 9d4 7t7 7ao 8o2;3s9 8o1 8te 9cr 9d5 1v3 1i8
powerfully 9d6
powerfulness 9d3
powerless 6fd;6fb 7az
powwow 7fg;j0
practicable 9d7 6er;9d8 43f
practical 9d8 9d9 9da 14q;9db 9d7 9dc 9dd 9de 8bt 14o
practically 8sr
practice 979 5jo 64u 5jp 9df;1hd 3x5
practiced dz 668;88 665
practise 9df 64u 5jp;3x5 1hd
practised 668;665
pragmatic 9db 9d9;9d8 8bt
praise 3z1 it;159
prance 9dg 3jt;w8 7u 2v3 2v1
prank 3if 11y;gn 1gd
prattle 1ln;1lm
pray 1x2;3qq 1x5
prayer 99f 13z
preach 9dh jb;8a0 jc
preaching 58n 9di
preamble ;9dj
prearrange ;9dk
precarious 9dl 4l2 9dm;15x 4kt 9dn
precast 6pc;6p9
precaution 9do 2xe
precede 6nq 78v;2vb 7u
precedence 9dp 9dq
precedent 9dr;2n
preceding 2n 92j;2l 6nt 7zq 9dr 9ds 9dt 5q8
precious 37b 9du 9dv 4jl;fv 803 3p7 4b8
precipitate 9dw 789;83 19c s1 6m3
precise 4n5 9j;4mu 6hn 8nn 8nt 8wm 9dx 9dy 9n
precisely 62o 62q 62p
preclude 1jt;5s3
precocious hv 5n2;hr 4fz
preconception 219
precondition 3wr 6yh;2h0
precooked 9dz;2h5
precooled 46m;2tk
predator 9e0
predecessor 6o6
predetermined 9av;454
predicament 9ba
predict 126 1hi;128 1hj
predictable 6o8;6o7 7rw
prediction 12d 6nn
predictive 9e1;13f
predigested 53x;53w
predilection 91t 97z
predisposed 9e2;wh
predominance 9e3 9e4
predominate 5fw 7fj 5fr;7fk 45c
predomination 9e3 9e4
preeminent 891;17e
preempt 5ax;68 5ay 21s
preexistent 11q;11o
preface 9dj;dd
prefer 38n i2;48y 5rq 2jw
preferable 4y4;4ag
preferably 9e5
preference 97z 91t
preferential i7;i3
preferred 4y4 6eh;4ag fv
prefix ;l3
pregnant 65t 8lh 6ta;65r 8li lv
prehistoric 96k;on 12l
preisolate ;81s
prejudice 219 21e;56s 3m7
prejudiced 9e6 8ee;996 8ed 9e7
prejudicial 4kd;307
preliminary 93l 66p;uc
preliterate 7j5;7j4 1r0
prelude 93l;6tu 2og
premiere 6ii;3x5 1sq
premise 1e2 9dj;4w6 dd 9cm
premium 9e8;a1
premix 8q2
premonition 6nl
premonitory 9e9;13f
preoccupied 9ea 3vm;2mc me
preoccupy 6xx;2xi 16b
prepackaged 943;942
preparation 6pk 9aw 9eb
preparative 9ds;2n
preparatory 9ds;2n
prepare 2h0 3w7 9ec 51e;5p 1oc 19b bx
prepared 2h5 7on 5z9;2h3 5z8 9dz 9ed 9ee 9ef 6yk 192
preparedness 9eb
preposterous 4r;4t
prepubescent 7kd;gg
prepupal 7ke;gg
prerequisite 9eg;7m1
presage 908 1hi;1hj
prescribe 522;3ch ja 3ot
prescribed 14x 8zw 6p1;89 8zx 331
present 4us 187 9eh 9ei 65i 1g2;4so dd bl 8i 65g 7ki 7w5 1g1 65h 7b6 9ej
presentable 9ek;4ov
presentation 4uv
presently 9el 4i5
presentment 8xy 4uv
preservation 9em 407
preserve 9en 43u 8hk 5p0 2ue;43w 8hm 4qt 3w7
preserved 5jj 8hp;5ji 9cv 8hn 9eo 8ho
preserves 9en
preside ;2xi
presidency fj
president 33u
press 7vu 4ge 4gc jc 80z;2n7 g5 495 6ju
pressed ;9ep
pressing 9eq 7l2;4gq
pressure 9eq 7vu 2aa;3cf 3m7
prestigious 61d 7t8;61e 1i8
presto 6dd;6d2
presume 1dw 4le;123 ba 1g8 bi
presumption 6yh
presuppose 9cm;1dw 3zp
pretence 9er 9es 9et 9eu
pretend k4 5bs 128 9ev;k6 1a9 74q 5iy
pretended 1dy;1dz
pretending 9ew
pretense 9ew 9et 9eu 9er
pretension 9er
pretext 9es
pretty 1vy 1nb 6ag;1vp 2a
prevail 5fw 8yt 991 9ex;1ua 992 9ey
prevalent 5fo;5fv
prevent 1jt 25s
preventive 5v4 44b 79a 28x;5kt 28w 3gt 50k 6t3
preview ;9ez
previous 9dt 6pf 5mx;2n on hp
prevision 6o9 12d
prey 9f0;1j7
price 48t 4k9 48u 8il;1db 1bl
priceless 802;803
prick 1t0 4vc 3jq 8vf 9f1 6zz;24h a4 5zl 702
prickle 9f2 9f3 8vf;9f1 823 24h
prickly 18v;4bj 18t
pride 3yz;z1
primal 2wh 5mw;ub hp
primarily 37n
primary 2vn 37m 1sm;2vm 6il 91u 961 91v ub 1s6
prime 29t 6ij 6ik 38h;2h0 71i 2cn 1sq a1
primed 6it;6iw
primer 6uh 9f4
primeval 5mw;hp
priming 6uh 9f4
primitive 4fx 5n0 8tz;4fz 1r0 8u0
principal 9f5 47p 37m;ub
principally 37n
print 8ja 9f6 5wd 820;2jm 2vt 475
prior 11p;11o
prioritize ;5hm
priority 9dp 9dq
prise 83c 9f7 fs;2ij 9f8 4c
prisoner 2w4
pristine 9f9 3ea;3ee 3dz
privacy 9fa
private 1mk 7zg 7r1 80x;3cr 9fb 3xj 3xi 1mj 9fc 7r6 7ug
privilege 6e9;w
privileged 9fd 64p 64c;9fe 64l u1
privy 1tg 9fc 7tg;1mk j4
prize 1k8 2e2 15d 83c fs 38h;4c 2ij a1
prizefight ;2gq
prizewinning 205;203
pro 9ff
proactive c6;c3
probability 34f
probable 8ca 8cd;8cf 8cg 8ch 16y
probably 8cc 1y8
probe 80h 5x1 75g;62y 53j
problem 9fg
procedural er
procedure 9fh 9fi
proceed 43t 43v 5sp 5en;36w 7u ba 18j
proceeding 9fj
proceedings 9fj 8ot
proceeds 9fk
process 9fh 2wf br;k1 ff de bs
processed 9ed 9fl 9by;2h5 9bw
procession 5si hg
proclaim 646 2uy;5y3 8x sz it
proclaimed 10i;t2
proclamation 10j
procrastinate 9fm;4s5
procreative 6t0;2jr
procure 5wu 952;2pk 7l
procurer 951
prod 6zw 6zv 5r0 701 82b;6ke 5k2
prodigious 225 7lx 639;xj 5nl 63a
produce 1uv 2jm 7rh;19b 1yz
producer 8io
product 8my 9fn
production 9fn
productive 171 9fo 6g3;170 6ez 7nc 2jr
profane 48d 4xm 26a 88m 9fp 269;5p 1co 1ty 88l 9fq 9fr 26b
profess 3uy;3c7 8x ai
professional 9ff 94d;94a
professorship 33t
proffer 9fs 8zr;8i
proficiency 9ft
proficient dz 9fu;88
profile 9fv;1i1 2wc
profit 5na 6v6 1za;68 5n3
profitable 6e0;6dp 6v8 8rj
profits 5na 9fw
profound 4r8 7xq 6u5 4r7;4r3 9fx 1ne 5nl 4r2
profoundly 4rf
profundity 4q 4x0
profuse 4w;2g
profusely 68p
profusion 9fy
prognosis 6nm
program 9an 2li 9b2 9fz 9g0;9g1 3v5
programme 4i6 2li 9g0 9fz;3v5 9g1
programming 9g2
progress i0 hg hd 89o hh 2oj;mp 7u
progression hd hg
progressive 7l4 8bf hx 8bj 7pm;ht i1 8bh 7pl
progressively 7po
prohibit 1pt;2qd
prohibition 1po
project 9g3 9g4 1nz 9g5;dw 2kz 4so
projected 84u;1wu
projectile 8ps 9g6 5mk;34o
projection 9g4
proletariat 864
prolific 6ez 6g2;171 2jr
prolong 9g7;5s9 43u
prolongation 8av 43r
prolonged 67g 5sb;39c 5sa
prominence 2oo
prominent 415 411;2cg
prominently 416
promise 7e5 44f 126;8x 128 2d
promising 8ce 7e6;16y 6q7
promote hj 5rq ir 9g8;ho 1de it b2
promotion 944 hz 6qd
prompt 9g9 ci 7vz 4h6 9ga 6d7;cj 30x 8w 9gb 6iw 5r
prompting 9gc 9g9
promptly 9gd 9ge
promulgate 646;8x 10f
prone 7oo 9gf;16x 1z6
pronounce 62 b8;am
pronounced 8jb;4zs
pronouncement 526
proof 7la;2jm 85g 1bk 5p 7l9
prop 2cm;2h2
propagandist 9gg
propagandistic 9gg
propagation 67n 8t2
propel 304 ci;2hz cj
proper 1wa 9gh 9gi 16d;1w9 47q 47r 4os 861 9gj 9gk 962 16a
properly 4ou 62o 16e
property 1yk 9ai 1gy
prophesy 9dh;126 8a0
prophet 91e
prophetic 13f;13e 8in 6e3 9e9 9e1
propitious 6eg;6ed 716
proponent j8
proportion 54l 9gl 9gm;3vr ez
proportional 9gn 9go;9gp
proportionality 1ok
proportionally 9gq
proportionate 9gp 3p9 1or;9gn 9go 3p8 1op
proportionately 9gq
proposal 9gr
propose hm 8zt pn 8x1;8x 35y pp gj
proposition 9fs 9gr;hm
proprietary 9gs 2hw;2hv
proprietor 93r
proprietorship 9gs
proscribe 1pt;2qd
prosecute 5w4;ba
prosody 7sy 8no
prospect 65u 2uo 1cg;4g5 66s
prospective 6us;8cb 6uq
prosper 6lj;19c
prosperous 9gt 9gu 709 6ed;lf 7nc 28h 6eg
prostitute 9gv;1h2
prostrate 6jq 9gf;5p 2zg 1z6
protagonist fw
protease 984
protect 35q;1a1 o
protected 6q0 9eo;6py 9gw 9gx 8hp
protecting 9gy;311
protection 9gz 9h0
protective 311 9h1 2xx;30z 44c 4j5 61t 93b 9gy 9h2 9h3 2xp
protector 4rz
protest 9h4 5bu 4po 4uu;1wn 44j ky
protestant ;9h5
protestation 9h4
proto 5my;hp
protogeometric ;4j
prototype 5ys
prototypical 6ie;1sq
protracted 67g;39c
protrude 1nz 2oq 2op;1tn
protuberance 2oo
proud 1a8 6vc;1a7 1uq 9h6 2bi 53z 593 9h7 9b5 vn
prove 5xa 44m 1g8;2d kx 8w
proved 618;613 9h8 9h9 9ha
proven 618;613 9h8 9h9 9ha
provenance 246
proverb 9hb
proverbial 860;31x
provide li 7l;8i 3wt 9hc
providential 6q5 5e9;6q1 325
provider 9hd
province 9he 9hf
provincial 2ny 95r;9hg 95q
provision 9hh 9hi 9aw;li
provisional 3x1;3wx
proviso 9hh
provocation 7oi 7oh
provocative 345 9hj;9hk 343 35m 7sv 9hl hb
provoke z0 62i o3 1zv;19b cj bs 10k
provoking 9hk;345
prowess 1ad
prowl 8gt;w8 8d4
prowler 9hm
proximate 7kk 3h7;7kj en
prudence 58x
prudent 3ay;3ax 9hn
prurient 9ho;hb
pry 83c 7zu 9f7;2ij 1c0 4g5 9f8
pseudo 6aq 7js;1dz
psyche 2hf 9hp
psychiatrist 9hq
psychical 8mr;7xa
psychological 8ms;7xa
psychopathic 7v4;2of
psychotherapeutic 798;5kt
psychotic 7v5;2of
pub 9hr
pubescent 7kf 75s;gg 6ue
public 9cd 8up 3q6;8un 90m 9hs 9ht 3q2
publication 9hu
publicity 944
publicize px iq;pz is
publicized iv;iu 9hv
publish 9f6 5pd;2jm px
published 9hv;iv
publishing 9hu
pucker 9hw 4g8 9hx 9hy;4cc 1ml
puckish 17d;17f
puddle ;9hz 2yu 1wd 2pw
puff 9i0 9i1 9i2 6vz 6bu;7tv 7tu 2a1 5qx 1rq
puke 2pe 9i3 2zs;2zu
pull 9i4 1gj 1a2 1gk;2hz
pulling 9i4
pulp 6k4;4gb
pulpit 4k6
pulsate 9i5 9i6 9i7;1vg o5 2jm
pulsation 7n2 1vc
pulse 7n2 1vc 9i5 9i7;1vg 2jm 2hz
pulseless 2jh;1ce
pulsing 7n2
pulverize 9d0 4uk;4g7 4um
pulverized 9d1;9d2
pummel 9c3;1q9
pump 79o 70m;9i8 26p 4sz li
pun ;6mz
punch 8bo 9i9 9bf;1q9 5k2 24h
puncher 30p 9i9
punctuate 9ia 5z;d9 61 28v
puncture 9ib;24h 19b
punctured 4jh;38t
pundit 7u3
punish 1jh
punishable 74z 7j0;4db 44a
punishment 97x
punk 7e1 2pj;1s8
punt 9bu 6v4;853 304 20f
puny 9ic 8e2;yr 1f1
pup 9id;1ut
pupate ;b1
pupil 9ie
puppet 4cq
puppy 9id
puppyish 7k8;ge
purchase 8b6 2s7;68
purchasing 2s8
pure 3ee 3ss 7xx 77q;3e2 3e1 8us 9aj 9f9 28f 7xl 410
purely 9if
purge 9ig 9ih 9ii;918 b6 5p 5cd
purging 9ih 9ig
purification 9ij
purify 5cd 9ii;pf 5p b2
purity 7uj 7dx
purl 5p6;3av 264 85o 5t4
purloin 49;4d
purple 9ik 7l5;255 29y vp 6o5 18n
purport 7y0 pn;3c7 pp
purportedly 9il
purpose pj 6ts 50c pn 9im;pp 38o
purposeful 2rl 8lk;2rj 8li
purposely j5
purse 1nu 9c6 9in;9io 9ip
pursuant 40p;3wb
pursue 5w4 365;ba 7u z7 2nr
pursued 367
pursuing 6mm;6ml
pursuit 362 9iq 7cy 96n
push 9ir 9is 5vx 2s3 6ke 2p5 ir 866;2hz jc it 6gs
pushing 9ir
pussy 9it 9iu;7sa
put 19o 490 9iv;2hz 5p 1ai 14r
putt 9iw;2fq a0
putting 9iw
puzzle ve;vg 20l
puzzled 98v;1nr
puzzlement 212
puzzling 5wj 3ys;5wk x9
pyramid ;1za 78q ud 96
quack 9ix;1rm bi 9iy
quackery 5tw
quadruple 6qt 6qs;5h0 ne
quail 4de;o5
quaint 9iz 9j0 6cu;122 4lb
quake 5ni 9j1 9j2;9j3 465
qualification 8hw 9j4
qualified 3wy 33g 8r5;3ww 8cq 33h d6
qualify ;6tw b8 2o7 73k
quality 2tc 352 9j5 38h;a1 9j6
qualm 8pa
quantitative 8y9;8y8 9j7
quantity xb
quarrel 9j8 5ba;185
quarrelsome 18d;18c
quarter 6qu;1rt 109 9j9 5e2
quarterback ;a0
quartz 4gu
quash 9ja 7zz;4gg 2uj
quasi 9jb;qi
quaver 9jc;9jd 1yt
quavering ;468
queen ;9g8
queer 6ai 1nn 3ue 4hp 7dr;1jt k1 122 7dq
quell 9je 14g;3zq 7j
quench 67z 9je;7j 3zq
querulous ;9h5
query 7ux 5x2;1c0
quest 9iq 9jf 1u4;9jg 363 1rk 1x3
question 7ux 7za 5h3 5x2 7ze;bs 1c0 188
questionable t3;t1 13g 5h4 5zj 6u6
questioning 7ur 98w 9jh 4hr;1nr 4js 4hq
queue ;9ji
quick 6d9 6m2 ns 7xi 9gd;5r 6m3 2k nu
quicken 5n 9jj;5o 59i 63u o5
quickening 5s
quicker 6di
quickly 9jk 9gd
quickness h6 321
quicksilver 8n1 606;5co
quickstep ;2pp
quiescent 7nl 9jl 5gl 7nk;7ng 9jm 5gj 7nf
quiet 8gf 9jn 9jo 9jp 7gw 14h 9jm 9jq 9jr 7gy 9js;54j 2tx 9jl 9jt 9ju 9jv 5lp
quietly 9jw 9js
quietness 9jx
quilt 9i1;1fc 9jy
quilted 9jz;6du
quintet 6iz
quip 5yo 9k0 6v1;6mz
quirk ;4hw
quirky 8zh;v2
quit 31l 9k1 4vj 9k2;9k3 6 3
quite 9k4
quiver 37u 9k5 9k6 9j1 6kh 9i6;9j3 6ki o5
quixotic 7mc;4c2
quiz 9k7;30f
quotation as 3b2
quote 3b2 3b6;3b8 2zf 3b3 9ia
rabbit 77h;wc
rabble 8q6
race 9k8 1rh 2u9;7u 3se ba 2hz
racial 9k9;9ka
racist 9ka 9e7;9k9 8ee
rack 9kb 277;2v2 9kc 64w 70u
racket 5c2 9kd;31r 264 2fq
racketeer ;3x4
racy 8e9 9ke 845 8qb;2ca bc hb q1
radial 9kf;23a
radiance 6zp 9kg
radiant 1ur;17t
radiate 9kh 6zn 9kf 3ty;5tf 1xz 67f 14a 23a 3f7
radiating 5ds;5dr
radical 743 9ki 8w9 1sp;21 6s5 1s6
radio 9kj 9kk 9kl;dw
raft 1t8;2r5 7u 41r
rafter 1p6;li
rafts 5hw
rag 9km 1nj 10k 1o5;1zv 10l 2og 1o6
rage 6ug 96d 9kn;bi 2d
ragged 9ko 9kp 9kq;mw 1vj 4dg
raid 2rn;1cp 7zx 16b 3nv
rail 9kr 807;1wn 2ee li 4zb
railing 9kr
railroad 9ks 9kt;2aa li 1ri
railway 9ks 9kt
rain 9ku 97w 5ka;9dw
rainfall 9ku
raise 7cb 1bh 2dv;hn 2hz 267 3lk
raised 5ru gu 5rt;5rr 8bw gr 99
raising 5rw 8yb 2jp 7pn;7pl
rake 29a 9kv 9kw;2hz 6h0 1j3
rakishly 2y7
rally 9kx 8qf 8ti 9ky;17k 75r 3c9 9kz
rallying 9kx 5uw;5ut
ram 9cx 5k1 4bm 4ba;5k2 3d3 4bc
ramble 8le 83h 5jm;43t 7u
ramification 6or 2hl 3te
ramp 7ok 9kn;bi li 8qn 3fw
rampant 5zs 4y;88c 5zm 2g
ranch 9l0;6cc
rancor 24s
rand 9l1
randomly 172
range 3s1 9l2 5jm 9l3;2d 7u 3tp
rangy 6vi 8qc 22z;6vk q1 xj
rank 5hm 6g5 412 3i;2d 67 638 6f0 s 2cg 3o
ranked 719;71a
ranking 9l4;5r3
ransack 4yo 3ns;1aa 3nv
ransom 9l5;2z8
rap 25g 9l6 96o 85u 85t;1tm 1lo 1he 36w
rape 1cr 1cs 4yp;1co 2ir
raped 4z1;27v
rapid 6da 6db;5r
rapidity 321
rapidly 9jk
rapport 9l7
rapture 5p2 5p3
rare 9l8 7tk 9l9 9la;63g 7ti 9lb 9lc
rarely 9ld
rarified 9la 5rs;9lc 5rv
rascal 9le 7ks
rasp 9lf;33o 1lm
rasping 9lf 728;2so
rat 9lg 2pe 9lh;4rr 44g 53t 947
ratable 9li;9lj
rate 93v 5hm;67 2d 159
rather 7w7 857 9e5 9k4
ratify 9lk;9ll
rating 61p 61o
ratio 9gm
ration ;2t th
rational 3kc 7x8 7xb;3ka 4v0 7xh 9lm 7xa 7x9
rationalize 13l;13m 5ko 91o 1dp
rationed 5d2;53k
rattle 9ln 4b1;1lo 465
rattled ;f
rattler 9lo
rattlesnake 9lo
rattling 9ln 68c r4 9lp;63a r9
raucous 5aj;2so 2c9
ravage 4wp 77v 4y8;2ir
ravel 86e 9lq 85v;59a 7ym
raw v6 9lr 7u8 9ls;9lt 59z 9lu
ray 1un 1um 9kh;5tf 67f 2wf
razor ;9lv
reach 9l2 3s1 9lw 3s2 6o 1fn 42c;1a6 o5 dw
reaching 9lw 1a4
react 69 2nr;ba 19c
reaction 9lx
reactionary ;40b
reactivate ;bw
reactive c1 9ly;bz 9lz 81o
reactivity 9m0
read 4pd 9m1 523 8pm;420 2e 1lm
readapt 9m2;7f
reader 9m3
readily 9ge
readiness 9eb 5mp 69p
readjust 9m2 9m4;7f ez
readjustment fb
ready 3w7 2h0 6iw 1jc 9m5 9ee;1oc 5p 6it 9ga 9m6 9m7 6x 6yk 2h5
reaffirm ;kz
real cf 9gk 9m8 3wf 9lp;cb cd 5f2 65e 65f 9gh 5n6 3wc
realign ;f0
realism 9m9 8uw
realistic 8bt 8ux;9d9 8br 8ea 9ma 9da 6gw
reality 9mb 9m9
realization 9mc
realize 9md 15e 7o3 5n3;85x 19b 68
realized 86;3o
really 6xf ch 9me 9lp
realm 85a 85b
reap 6z5 5it;3c9 4x7
reappear ;14b
rear 1lx 1cm 4b2 7fk 5zl 1m4;9mf 14a 2dv 1m0
rearing 8yb 2jp 5zs;5zm
rearrange ;ud
rearward 1m4 1mt 1m2;1m0 1mn
reason 73x 7x6 3vy 184 2t4;1dp 187
reasonable 3qk 6ab 9lm;3qj 79d 9mg 1jr 3kc
reasonably 6ag 9mh
reasoning 7xh;3kc
reassail ;1co
reassemble ;1cy
reassert 3xw;kz
reassign 63q;1de
reassure ;14h 1e6
reassured 3xh;1ea
reassuring 3on;9mi 3om
reawaken ;1k5
reb 83k
rebel 83k 8l4 8tm;4uu
rebellion 7ws
rebellious 58a;5ae 589 9mj
reborn ;9mk 9ml
rebound 9mm 2fo 9ky;2fp 9kz
rebuff 9mn 9mo 9mp 9mq;592 4rx
rebuild 9mr;2oi
rebuke 9ms 1zm;g7
rebut 44l 9mt;4vg 5b9
recalculate ;de
recall 9mu 9mv 9mw 5or;4v2 16p 75r
recapitulate 9mx;4f 476 2og
recapture ;z1 2wa 1aa 2wb
recede 9my 5oj;7u b2
receipt 9mz aj;an 9n0
receipts 73r
receive 6fu 6xr 79l 663;68 b2 a7 664
received 6f 45l;6b 3dm 45j
receiver 9n1
recent 8w8 87s;6s5 on
recently 87t
reception 9n2 9mz
receptive 7ek ks 42;7ei kr 41
recess 8wp 7ub 8wq et;19o eu
recession 8wp
recipe 6pi
recipient 9n1
reciprocal 23b 80b;238 8tn 8to 7y2 8tp 8tq 80a
reciprocate ;ba o5
recite 4pm 496 8ua;3x5 5op bl 8w
reckless 2cd 2y5;1h5 2y2
reckon 74o 2t2 4c de;123 67 1ya 2t4
reckoning 2ta 9n3 494
reclaim 6no 9n4;68 9n5 5p 3tv
reclaimed 9n6;9n7
reclassify ;300
recluse 9n8 9n9;tz
reclusive 9n9 9fb;tz 1mk
recognition ar 7hi 4cr 9mc
recognizable 988 7hh;4zr 5ci
recognize 9md 57n;64 85x 9mv
recognized 6j 617;6k 5y9
recoil 852 9mm 4de 2fo;o5 18j 2fp
recollect 9mv
recollection 9na 9mu
recommend ja 3p3;hm it 5p
recommendation 9nb
reconcile 3vq 14i 9nc;3vr ez oq 64
reconciled 40q;3wb
reconciliation 1ou
reconciling d8;d7
recondition ;3wu
reconnoiter 9nd;243
reconsider ;4c
reconsideration ml
reconstruct 9ne 9mr 9nf;3z8 2oi 5p 8r0
reconvene ;45f
reconvert ;3tv
recopy ;472
record 57g 2di 9ng 9nh;5p0 7qk
recorded 6ha 9ni;6h9 9nj 33h
recount 8ua;8w 32b
recoup 9nk 9nl 4qs;9nm 68 4qt
recourse 9nn 9no
recover 6n 9kz 9nl;68 20r 876
recovered 793 6ql;794 6qk
recovery 9np 9nq
recreate zz 36y;102 1ru 19b
recreation 5dw
recreational vb;vc
recruit 5i3 8b9;2dj 5wt 5i2
rectangular zr;zq 8xa
recuperation 9np
recur 825 9nr;18j 9mw 14r
recurrent 43l;43h
recurring 43n;43h
red 2cj 4dd 29m 3m9;vp 29h 1u6
redden 2b5 9ns 2b6;255 29y
redecorate ;gn
rededicate ;3pt
redeem 9l5;9nt 2z8
redefine ;4sl 4sm
redemption 9nu
redesign ;2ai
redevelopment 934
redheaded 299;294
redirect ;2ze
redistribute ;4wc
redouble ;7xy 5gv 5o
redoubled 7pk;99
redoubtable qx 9nv;qq 61e
redress 9nw 1f4;5p
reduce 4je;2s 9nx 2po 7y3
reduced 19 8fy;18 6a0 54r 9ny 54q 8oo 9nz 4wv
reducing 9o0
reduction 4q7 9o0
redundant 63j;63k 53l
reecho ;5oq 5op
reef 9l1;4ws 6u9 4y9
reek 9o1 9o2 9o3 6tp;7li 9o4 68x 5tf
reeking 9o5;3cd 6ga
reel 2xk 75i;w8 75j 1pc
reelect ;5r6
reenact 5um;bl 5ul bj
reenforce 2cl;2h1
reenforcement 9o6 9o7
reestablish 9nt;5p
reevaluate ;159
reexamine 9o8;y6
refashion 9o9;2jm
refer 3b3 k5 9oa;3b7 300 2ze
referee 9m3;83z 4e7
reference 8mu as 3b5;1i1
refill 9ob;2cn
refilling 9oc
refinance ;6hh
refine 4hc 3td;pf 5p 2wf 5cd
refined 3bj 9fl 9bv 9dx;3bh 8of 9od 6xb 86h 7xk 4n5
refinement 4hf 5qn 9ij 8wo
reflect 20l 8ox 6yr;4xv 1dp 5tf
reflected 8oz;8oy
reflecting 9oe;9of
reflection 42o 679
reflective 2mb 9of 7xc;2mc 9og 9oe 7x9
reflex 1iq;1is
reform 9n4;pf 5p 1oc 27i
reformed 9oh;8x5 9mk
refrain 391 46 45
refreshed 9oi;9oj
refreshing 2h6 8w7;2h7 6s5
refrigerated 3ky;17o
refrigerator 7h8
refuel ;2q2 6t5
refuge 9ok 9no 1eo 9nn
refund 9ol 9om;2jw
refurbish ;8r0
refuse 6vp 4pv 4pu 1x8 4vf;69 4sy 4qt
refute 44l 9mt;4vg 5b9
regain 6n 1fo;68
regal 7l5;18n
regale 6et;7l
regard 9on 7ak 9oo 6w8 4c k3;1ya ft k5
regardant 1mu;1mn
regardless 2y3 5bk;2y6
regime 1ib 9op
regimen 9op
regiment ;2xi 6ow 1de
region 180 8vp
regional 9oq;9or
register 9os 2dj 6gy 9nh;2di 5i3
registered 33h 5f5;33g 9ni 5f3
registration 5x4 5x5
registry 9os
regret 9ot 9ou 6em;z1 8pq 4pv 8w
regroup 9ov;6ow 1ta
regular 6j8 8zx 9ow 9ox 9oy;8zw 9oz 9p0 9p1 3dk 8r7 9p2
regulate 5db 4p6 1no;ez 38o cj 1np
regulation 91k 9p3 9p4;8r7
regulator 70z
regulatory 9p5;3xv
rehabilitate ;9nf 9p6
rehabilitation 9p7
rehash ;9n5 9mx
rehearse 9df;3x5
reign 9p8 5fw;524
reimburse 9nk;9om 9nm
rein 77t 77u;2xi 2hj 1a3 1np
reinforce 2cl 9p9;2h1 30g
reinforced 9pa 2om;1v3 2on
reinforcement 9o7 9o6
reinstall ;7w1
reinstate 9p6 9nt;9nf 5p
reinterpret ;3pf 420
reissue 9pb 9pc;475 81z
reiterate 3b8;pz
reject 57f 4pu 505 592;67 4pv
rejected ;rw
rejoice 371 6zk 9pd;z1 370 9pe
rejoicing 690 68y;68z
rejoin 9pf;7sr 116
relace ;869
relate 1dn k5 9pg;1dp 8ua 2d
related ku qj;kt 3k5 3k4 47x 483 qh ta 4xc 8kq 858
relation 7y8 9ph 9pi
relations 4nq
relationship 85c
relative 9ph 3rt 9gn;3ru 9gp
relatively 3rv
relax 9pj 8fd 9pk;19c 8fc 56z k2
relay ;an 455
relearn ;3w
release 8bl 598 6ri 5pd;2kz px
releasing 5th;35o
relegate 2po 1qc 3dq;9pl 1de 1pu 1gz
relent 9pm
relentless 739 43m;73c 43h
relevance 9pn
relevancy 9pn
relevant 14m;14l 99c
reliable 4vo 4vp 1ht;4vs 4vt 4vu 1hv
reliably 6ao
reliance 9po
relic 84y
relief 5np 1mm
relieve t7 9pp 5as 5nq;pf 2z9 2tx
relieved 5nr 84u;5ns 1wu
religion 6aj 6ak
religious 9pq 39q;5ec 39p 51k 7yd
religiously 9pr
relinquish 9ps 6nr 9k2 598;3pw 3
relish 75d 6jw 1sw
relive ;662
reload ;8ec 86g
reluctance 7be
reluctant 9pt;9pu mf
rely 20g;20i
relyric ;8h2
remain 9pv v 8d6;2d
remainder 9pw 9px;1h2
remaining 8a9;8ad
remains 2sp
remake 9o9;2jm
remand 9py 7mm;bs 2sv
remark 3pa 3pe 3pd;dd
remarkable 68i 7lu;63a 5nl
remarkably 8xq 9pz
remarry ;3z9
remedial 796;47v 5kt
remedy 9nw 4hk wi;wk fg
remember 9mv 35f 9q0;51f
remembering 8mm
remembrance 9na 8mk
remind 3p1 4h6;8w
reminder 8rk
reminisce ;9q0
reminiscent 1kg;1kc
remission 9q1
remit 9q1 4s4 9py;2jw 4s5 2uj bs
remnant 8af 9px
remodel ;5p 9o9
remonstrance 8ye
remonstrate 1zm;341 8w g7
remorse 3um
remorseful 9q2;9q3
remorseless 8n0;6gn
remote 6c2 9q4 5c7;5cc 87l 96y
remount ;8sg 7eg
remove xu 1yy 57k
removed 5cb 5c7;5c6 5cc
remuneration 5nb
remunerative 94b 8rj;8mx 6e0
rename ;1qr 8u6
rend 9q5;2ro
render li 7z4 6wt;6xs 8i 3x5 2jm
rendering 9q6 7z6 7z5 9q7
rendezvous ;31t
rending 9q8;2so
rendition 9q6 7z6 7z5
renew 8r0;bl 9q9
renewable 7s1;7s0
renewal 9p7 9oc
renewed ;9ml
renewing ;2h7
renovation 934 9qa
renowned 31v;31x
rent 9qb 9qc 89s 89t 360 35z;361 8i 68
renunciation 4rs
reopen ;2ij
reorder 80d;5hm 3pr
reorganize 9qd 9ov;91o 6ow
repair 6j1 76r 2ra 3sd 9qe wi;pf 2jw 7u wk
repay 9om 9qf 9pf;2jw 8i ba 116
repayable 5li;3lm
repayment 9ol
repeal 9qg;2uj
repeat 9qh 3b8 476 825 5op;pz 475 18j 1rm
repeated 43l;43h
repeating 9qi
repel 9qj 59j 9mq 9mp;6ke 10l 4rx 592
repent 1f3 9ou;z1
repentance 97y
repentant 9q3;9q2
repertoire 9qk 9ql
repertory 9qk 9ql
repetition 9qh 9qi
repetitive 43j 829;43h 828
rephrase 95i;3b8
replace 45t 5ay 7y3;8r0 5k 19o 5p
replacement 9qm uq 9qn 9qo
replacing 9qm
replant ;1wd
replenish 9ob;2cn
replenishment 9oc
replicate 474 476;z6 475
replication 9qp 3oa
reply 114 116;dd
report 9qq 8s 8v;8w is
reported 8l;8j
reporter 8wh
reporting 4a1
repose 9qr 97e 9jp 9qs;9iv 9qt 1sx
repository 9qu 8rt
reprehensible 4d8;1s9
represent 480 5t1;or pq 2d bm
representation mz
representational 6gw;6gt 8oc 8ux
representative 7z8 3z5 62z 9qv 5sx 4ui;3dk 5sv 3dt
represented 4w8;4w7 4xl
repress 9ja 8sw 9qw;4gg 7cf 4ko 6og
repressed 7tx;7tw
repressive 7u0;3xv
reprieve 9qx 9qy 9qz;4s4 4u0
reprimand 9ms 32a 1zm;g7
reprint 9pb 9r0 9pc;475
reproach ;9r
reprobate 3wi 48l;57f 5g7 3wj 48g
reproduce 475 2jn;2jm 19b 5op
reproducible 40n;40r
reproduction 9qp
reproductive 6t0;2jr
reproof 9ms g4;g7
republic 3qm
republican 4uj;3dt
repudiate 4vg;57f 4pv 4ve
repugnance 7ef 7ov
repulse 9mo 9mq 59j 9qj;4rx 10l 6ke
repulsion 7ef
repulsive r 7bn;s 59d
reputable 61e;61d 70d 9nv 9r1
reputation 9r2
repute 9r2 61c;1ya
request 99e 1c5 144 5wl;an 1by 5x0
require 3s8 1bz 2qd 8ve;1c1 3ot 2d
required 8va 8if;60u 7m1
requirement 4ua 60s 9eg
requisition 9r3;2qd 1a9
reread ;4pd
rerun ;pw 2u7
reschedule ;9g1
rescind 9qg;2uj
rescue 4u2 4u0;4u1 1aa
rescued 9n6;9n7
reseal ;9r4
research 7uw 421 66s;62y
researcher 80i
resemble 16p;8h
resent 748;50l
resentful 24q;24l
resentment 24s
reservation 9j4 2dm
reserve 8r4 1mf 9r5 51h tn 2df;4vh ti 144
reserved 2dl u6;2dk u5 53e 9r6
reserves 8o8
reset 9m4;4sn ez
resettle ;3ly
reshape ;4p6 2yu
reside 9r7 8z2 9qs;24y 9qt
residence 24 8im
resident 8z1
residual 9pw
residue 9pw
resift ;9r8
resign 9r9 9k1 9ps 9nc;9k3 3pw 64
resignation 9ra
resilient 9rb 5qr;2ca 5qq
resiny ei;ed
resist 1x8 4sx 4uu;4sy 4rx 44j
resistance 917
resistant 7kn 9rc 7lb 4s8;7kp 1ux 7l9 4s7
resistive 4s8;4s7
resmudge ;2b2
resolute 1zk 4pi;1zi 50d 4yk 6i3 9rd 9re 9rf 4pf
resolutely 4pj
resolution 9rg 6ia 9rh
resolve 6ia 9rg 4p5 3vz 9im 117;1le oq 38o 118
resolved 9rd 9ri;1zk
resonance 9rj 9l7
resonant 9rk 1kg;3g5 1kc
resonate 9rl;1lo
resonating 9rk;3g5
resort 76r 9no 9nn 9nr 9qe;14r 7u
resound 5oq 264;1lo
resounding 9rk;3g5
resource 7jk
resourceful 2vh;1m
resourcefulness 7jk
respect 9on 61a 61b 4s6 fs 31u;4c 64
respectable 4ov 70d 40f;4or 9ek 61e 15c
respected 9r1;61e
respectful ;1kq
respective 7r4;7ho
respiration 2jf
respite 9qx 9qy 9rm 9qz;4s4
resplendent 1vu;1vp
respond 69 116;ba dd
response 9lx 114 9n2
responsibility 5mc 9hf
responsible 8z 30v 9rn;8y 11a wf 8bd 9ro 30r 1hv
responsive 11d 9ly;11c 81o
responsiveness 9m0
rest 9pw 9qr 9rm 85j;2d 97a 1fx
restate 3b8;pz
rested 9oj;9oi
restive 5pc 7ky;19k 7kx
restless 58c 8sn 9rp;589 lp
restlessness 7kw 6gj
restock ;9ay
restoration 9rq 9qa
restore 9nf 9q9 2ra;8r0 9om pf
restrain 6md 2k1 1np;56o 2fx 25s
restrained 9rr 9rs 8qs 9jr;9rt 9ru 8qu 9jv
restraint 41k
restrict 2t 3dr 2fx;2vc 25s
restricted 8ct 8r5 3dp;8cp d6 3dn
restricting 3xu;3xv
restriction 8cn 3xt
restrictive 3xv 9h2;3xu 7u0 8cv 9p5 311
result 403 115 92b 5x9 88u;5xa 7rh 18j
resultant 92b 7x;7y
resume 9rv 4f;43u b2 gi 3b8
resurrect 9rw 9rx;2dy 9q9 2dq
resuspend ;9ry
retail ;9rz 1h2
retain ;3xo 9g7 4qt 35f
retained 8ho;8hp
retaliate 1jg;1jh 9s0
retaliation 9s1
retard 7hp 4n7 4tc 4on;4oo 2d 5p 4op
retardation 4oq 9s2
retarded 1mx;1mp 7hr 4te
retch 7a3 2zs;2zu
retention 7d5 8mn 9s3
retentive 8ey
retentiveness 8mn 9s3
rethink ml;1ya
reticent 9rr;9rt 8x3
reticulate 4dt;b2 5cy 1uf 4dr 7y5 86d
retie ;1py
retire 9s4 9my;9k1 31l 7u
retort 3oa 9pf;116
retrace 9s5 9ne;2dq 3z8
retract 6pl 7zs;4vg 4de 1gk 1a2
retranslate ;9s6
retreat 9my 3jw;7u
retribution 97d
retrieval 9nq
retrieve 6n 9mv;68 2ky
retro 9s7;9s8
retrogressive ;9s9
retrospect ;9q0
retrospective 9s8;9s7
return 9rq 2dq 876 9mw;7u 8i ux 4v2
returning 1mv;9s9 1mn
reunite ;31t 1dq
reuse 9n5;14r
rev 9sa;hn
revamp ;8r0 2ra
reveal 581 1lp;4so pz
revealing 582 9sb 9sc;j7 9sd 9se
revel 9sf 4tv 9kd;31r
revelation 582 13d
revelry 9sf
revenge 9s1 1jg;1jh
revenue 73r
reverberate 5oq 8ox;1lo 991
reverberation 5oo
revere 7hy 5x8;gl fs
revered 1hl;1hm
reverence 1km 5x8;fs
reverend 3fd 9sg;5ec
reverie 4mk 9sh
reversal 2a0
reverse 44q 2a0 ux 80c 93c 9qg 1mt 1ms;b2 5p 4qf 2uj 1mn
reversible ;5co
revert 876;ux
revery 9sh 4mk
review 4e6 9o8 4e7 9si;y6 67 2z5 9mv
reviewer 9m3 3ph
revile ;55
revise 9sj wj;4pc 9qd
revised uo wn;f8 wl
revision uk 9sj 9sk
revisit ;2dq
revitalize ;pf 8r0
revive 2dy zz 9rx;102 65m 9q9
revolt 7ws 59g 59h;8tm 59i 59j
revolution 75k
revolutionary 8w9;6s5
revolutionize ;5p 93j 7ra
revolve 75j 91h 9sl;9sm 3a6 2hz
revulsion 7ef
reward 9sn 4pz 9p9 9qf;7dz 30g ba
rewrite 9sk 4pc;83t 1i1
rhetorician 91g
rhino 9so
rhinoceros 9so
rhyme 9sp;3kn 8h
rhythm 1vd 4jq
rhythmic 34w;9sq 9sr 9ss 82t 9st 8lq 9su 34v 9sv 9sw
rhythmical 34w;9sq 9sr 9ss 82t 9st 8lq 9su 34v 9sv 9sw
rib 75h;85o 1o6
ribbon 9sx 4q1
rice ;9r8
rich lf 9sy 6g3;le 9gt 803 2jr
richly xs 7bs 68r
richness 9fy lc 6tj
rickety 9sz 7iq 6fa;4bi la 6fc
ricochet 2fo;2fp
rid 3eg
riddle 5wi 53g;24h ve 9r8 53j
riddled 4kb 6te;1tq lv
ride 2v3 21m;7u 7e4 43s
rider 96b
ridge ;49z 5a1 2zg 9t0
ridicule 4x2 75h;1o6
ridiculous 96x 4r 7g6;7g1 4t 3op
riffle 9t1 6kc 9t2;2hz 6kd 6ln 9t3
rifle 4yo;1aa 3nv
rift 2ig
rig 9t4 9t5 92g 8ik;36p 8il yn gq
rigging 9t6 9t5
right 9t7 1f4 wk 6c8 9n 47q 61i 6lf;5p 18i ux 6c1 9t8 9j 47s 47t 1wa 61h
righteous 84p 8s0;84m 8ry
rightfield 9t7
rightful 84o 8at;6iy 8ar
rightfully 9t9
rightly 84s
rightness 16f 47w 84t
rigid 7t4 9ta 7t2;7t1 9tb 7t5
rigidly 2co
rigor 77e 9tc 781
rigorous 62n 4uc;62j 4ub
rigorously 9td
rim 1uz;8cz li 9te
ring 763 7e2 97m 5oq 9tf 2tg;1lo 3g4 2sl
ringing 9rj
rinse 9tg 5sf;9th 9ti 7gx
riot 9tj 4nz;9kd
riotous 4w 5bq 5bw;2g 5br 4od
rip 29a 9qb 9qc 9q5 4d;2ro 2no 210 1aa
ripe mx 9m6 8kz;mu 8l2 8l3 6iw 9tk 8ky
ripen 8kx;5p 8kw
ripening 8kv nx
ripped 3jv;5l0 5l1 3ju 5l2 5l3 5gi 5l4 5l5 5l6
ripping 9q8 63b;2so a1
ripple 9t1 9t2 1lk;6ln 1lo
rippled 4df oh;4dg o7
rise 1bd 1bh 1bi 2nl 2p7 18g 7fk;7u 1hg 18i 14a
rising 1bi 7ws 7my 1bf 5tc 8wa;7mx 1be 168 6s5
risk 78t 4ks ie ib;id
risky 4ky 9tl;4kt 9tm
rite 9tn
ritual 9tn
rival 3sj 5yx;3se
rivalry 3si
rive 9q5 3f2;2ro 3f3
rivet 9to 32i;1dp yn 5w5
road 9tp
roadblock 1ry 1rx
roadside 9tq
roam 5jm;7u
roar 2dn 1yi 1u2 9tr 7fe;264 1u1 2th 43v
roaring 2dn 1yi 9gu;7nc
roast 83n 85s 75h 46g;1ob 1o6 1oh
roasted 46g;1oh
rob 70u;4d 1xj
robe 3gi;3i1 25z
robotic 1ip;1ir
robust 1wp 9ke 9ts;1wo 80y 77f 77g 9tt bc 1v3 3jf
rock 9tu 9tv 9tw 9tx;6ki 2hz
rocket 9g6;2nl 304
rocklike 774;600
rocky 9ty 84e 9tz 533;te 4bi w6
rod 98c 98d
rogue 9le
roiling oe;o7
role 6tt 354 6ts
roleplay 767;1he
roll 9u0 9u1 9te 2gn 9u2 8o9;1ju 7u 6jt
rolled 3kk 9u3 2g4;3ki 9u4 2fy
roller 9u1
rolling 97l 9u3;9u4
romance 9u5 366 478 880;ba 8ft 36w
romantic x2 7mc;kp 4c2
romanticism 9u5
romanticize ;5p bi
romp 9u6 6sl 31i;31j 3ga 9ey
roof 31p 9u7;14t
rook 2zl 3up;1xj
rookie 4h0
room 2bf;24y
rooms 9u8
roost 98e;4f7
rooster 3js
root 1xf 9u9;1hg 18h ho 1wd
rooted 6sw;6j5
rope 89w;2wb 1py
rose ;vp
roster 9u0
rostrum 4k6 9ua
rosy 91b 6lx 6q2;376 2ft vp 6q7
rot 2iz 2pz 4px;4og 507
rotary 9ub 3ab;uy
rotate 75j 9uc;9sm ur bm 1ju
rotated 9ud;80f
rotation 75k
rotten 1n7 4oh 9ue;2a 4oi 1ng
rough te 16m 533 9uf 9ug;9ec 9uh td 9ui 4av 4b9 4gi 9uj 8d1 9ty 72e 9uk 9ul 3jf 16q w6
roughen ;28q
roughhewn 9um;9un
roughly 2h 9uf 9ug
roughneck 2pb
roughness 780
round 4jq 1vb 9io 58 3aa;7u 3a7 62 g7 3ac 3ad 3ae 3af 3ag 3ah 3ai 3aj 3ak 3al 3am 3an 3ao 3ap 3aq 3ar 3as 74e 16q
roundabout 9ub 7qv 51a;51b 51d
rounded 4d0;4cz 4jr 92w 5s5
rouse 7gj o0 1k5;2hz o4 5p
rousing 197 9uo 9hl;344 345
rout 8q6 65z 70s;1vi 2qu 31b 1ve
route 96v 9tp;4yj 2ze 511
routine bh 9fi 624;1jq
rove 5jm;7u
rover 9up
row 9j8 6ev;2bj
rowdy 2pb 5aj;2c9
royal 8ww 7l5;18n
rpm 9sa
rub 7cq 9uq 2b3 6rd 822;9ur e9 33n
rubber 1nc;327 2a
rubberlike 5qu;5qq
rubbery 5qu;5qq 89x
rubbing 6sc 6sd
rubbish 9us 9ut;58
rubble 4o5
rubric 9uu
ruby 4dc 4dd;vp
ruck 7b4 9hw 9hy;4cc
rudderless lq;lt
ruddy 6lg 4dd;2ft vp
rude 9lr;58q 3jf 9lt
rudeness 4g0
rudimentary 1sn 7p2 9uv;1s6 75x 9uw
rueful 9q2;9q3
ruffian 2pb
ruffle 6lh 5dk 9t2 3jt;6ln 10k w8 6lz
ruffled oh h0;o7 gr
rug 2yj
rugged 9ux 48c 9ui 534;9uy 6ub 48b 6uc te w6
ruin 2ir 9uz 1qh;1nn 1qi 4y8
ruined 4yz 9v0 4z5;4ie 1fu 27v
ruinous 306 26h;307 10c
rule 9p3 45i 524 4qf 5fw;2xi 38o b8
ruled 9v1;9v2
ruling 9d5;3sb
rumble 74a 74d 746;1lo 1rm
rummage ;3nv
rumor 2n2;2n3
rump 1cm
rumpus 3qo;nz
run 9v3 9v4 9v5 3ga 2q0 67f 90v;4m2 6 1fx 557
runaway 9u6 6t6;88c
rundown 9v6
runner 9v7
running 838 43k;837 43h
runoff 931
rupture 2ig 2ro;2rq
rural oz;oy 9v8 2nz 9v9
rush 783 9va 1rh 35j 7gp 785 7go;7u 1co jc ba 6m3
rushed 7go;6m3
rushing 783
russet ;vp
russia 9vb
rust 488 487 9vc;2rr 27g 93t vp
rusted 9vd;9ve
rustic 9v9 9hg 9v8;oz 95r
rustle 9vf;1lo 4d 9vg
rustling 9vf 9vh;5lp
rusty 9ve 9vc 903;9vd vp 3ip 12k
rut 73p 6ua;2d 2qu
rutabaga 9vi 9vj
ruthless 8n0;6gn
ruthlessness 4g1
rutted 6uc;48c
sable 5ok;35i
sabotage 49b;1p7
sack 9bs 9bp 9bm 2ud 8vv;1aa 1yy 1za 2gr
sacred 5ec 9vk 7de 762;5eb 7ro 7vy 80l 8ya 9pq 9sg 9vl 3p7 27p
sacrifice 6oc;9ps 109 1h2
sacrilege 26c
sad 24u 9vm 1n3;24t 5fh 8m4 982 9vn 9vo zp 2a
sadden ;rs z1
saddle 2qb;l4 2qa 2qd
sadly 4wb
sadness 9vp 9vq
safe 9vr 4vr;9vs 4vw
safeguard 9do;35q 463
safety 9ok 74i
sag 5ke 1ny;5kg
sagacious 9vt 9c0;90c 65x
sage 9vu;90c vp
sagging 88h;88f
said lz;m0
sail 2v7 4g3 9vv 839 4g6;4g4 o5 2bj 83v
sailing 8v3 6z9
sailor 2bk
saint ys 7ha 5x7 2ux;5x8 am
sake 7yb
salable 8jj;8jh 8ji
salacious 9ho 56m;hb 1ty
salary 5nb
salesgirl 9vw
saleslady 9vw
salient 415 7or;2cg 51u
saline 9vx;9vy
saliva 9vz
salivate 5jg;28a 4ad
sallow 9w0;26u zj
sally 9k0
salmon ;vp
saloon 1qs 9hr 9w1
salt ;6jx 5kb 9w2 2ue cn
saltwater 9w3
salty 9w4 9vy;344 9vx bc
salubrious 79c 9w5;79j
salutary 799;5kt
salute 5ju;4pz 21t it 9o4
salvage 9w6;4u0 3c9
salvation 9nu
salve 9w6;4u0 5gq
salvo 2qw
same m0 3rs 8c6 9w7;lz 7he 3rr 5m3 7hd 90f 9w8
sameness 8rr
sample 9w9 9wa;2e5
sampling 9w9
sanctified 7de;27p
sanction 498 1ie 16h;16i 1ig
sanctuary 1eo 34h
sand 1m7 9wb;6h0
sandpaper 9wb;6h0
sandwich ;51e 5ss
sandy 297;294
sane 8g5 9lm;8g4 3kc
sanguineous 29o 91c;29h 376
sap 6mx 650;5ia 31a
sapphire ;vp
sarcasm 813
sarcastic 1r4;1r3 73a 48a 9wc 9wd
sardonic 9wc;1r4
sashay 64f 9we 3jt;o5 w8 4kr
sassing 8da
sat 9wf
satan 513
satanic 62d;4lt
satellite 9ar 92f;pw 92d
satiate 94v 23y 82j;2e5 1qp 82i
satire 813
satiric 9wd;1r4
satirical 9wd;1r4
satisfaction 725
satisfactory e6 6c;e2 6hm ue 378 96c 6g
satisfied 437;434 5ns
satisfy 4a0 435 7j;7l
satisfying 79t 378;79j e6
saturate ;5p 2cn
saturated 7xx;7xl
saturation 7xz
saturday 9wf
sauce ;bi 6jx 5p
saute 46h;6si 1oh
savage 1qx 1va 4ft 2nh 9wg 1qz 6fz;1co g7 209 9wh 1r0 469
save 9w6 5p0 4u1 9wi;4u0 4qt
saved 9n7 9eo;9n6 8hp
saving 5p1 4u2 9em 70i 9wj;yw 5oy
savior 393
savor 6jw 1sw 9wk;9wl 6jx
savoring 9wm
savory ;bc
savvy 15s 15n;15p
saw 9hb;210
sawhorse 2nn
say dd sy 9wn 9m1;267 sz 74q 2e
saying 67a
scab 9lg 9lh;792 53t
scaffold ;2h2
scale 9wo;87h 8ql 1aa 6o
scaled 191 190;18y 18x
scalloped ;39w
scalp ;1h2 xu
scamper 9wp 4as;3ga
scan 6yt 9kw;1j3 3nv 3yc
scandal 55x 92q
scandalize 8zn;59h
scant 9wq 4sh;1dk 2fx li 4sc
scanty 1r6 9se;1ra 9sc
scar 9wr 9ad;27b
scarce 9lb 1rb 1rc;9l9
scarcely 1rb 1rc
scare 957 qp 4md;101 4me
scarecrowish 89d;2d9
scared m8;m1
scarf ;1d0 5g3
scarify ;9ib 8d0 6ls
scarred 8jd;8jc
scathing 4e0;4dw
scatter 9ws 57b jm jl;4zb 5at 57w 2lk
scattered 5d3 3yn;53k 3yq
scattering 9wt 9wu 5av
scavenger 8hc
scene 1cg
scenic 1vz;1vp
scent 196 195 7o5 8xo 98f;a9 8xp 3e6
scented 6r4 6r3;6r2 9wv
scepticism 9ww
schedule n0 2dh 9g1;35y
scheduled 9p2;9oy
scheduling 9g2
schematic 6p0;4j
scheme 9wx 5f6 9wy 7zn;3zf 35y
schizophrenic 7v6;2of
scholar 9wz 89p
scholarly 5f;5e 9x0 60e
scholarship 89q
school 9x1 9x2 4ha;5pf 4hc 1te
schoolgirlish 6yg;ge
schoolhouse 9x1
schooling 9x2
schoolmarm 8px
schoolmaster 790
schoolmate 3du
schoolmistress 8px
schoolroom 3dv
science 9x3
scientific 9x4;9x5
scoff 82v 1rs 6lk;1o5 58g
scoffing 82v
scold 8tw 1zm 74c;g7 1wn
scoop 649 8l7 202;xu 1ve
scoot 4m1;1rh
scope 3s1 9x6 9x7
scorch 9x8 9x9 9xa 257;1od 26q 2qk 258
scorched 1oe 4z6;1og 27v
scorching 7ew;1oj
score 8j7 9z 8d0 801;9xb 8xs 2di 3to
scoreless 7cv;1fu
scores 5hw
scoring 71c
scorn 42u 42v 4ym 592;q 4pv
scornful 42x;10d
scornfully 42y
scot 9xc
scotchman 9xc
scoundrel 9xd
scour 7df;z7 2b3 9tg
scoured 602;mw
scourge 4i9 9xe 4y8;1jh 2zt 2ir
scouring 9xf
scout 99w 9nd;243
scowl 6st;6su
scraggly 2d7;3iw 2d9
scramble 9xg 9wp 3ca 84a 4c9;7u 3cb 576 5df
scrambled 5ak;34z
scrap 248 9us 3nw 84j 5ba;5 185 3tv
scrape 9xh 9xi 9xj 9wr 97c 3dx;2b3 19b 4n6 2gk
scraping 9xh 9xj
scraps 6vp
scratch 9xi 4vc 2ik 6rd 3dx 822 2uh;e9 4n6 33n
scratchiness 77z
scratching 9xh
scratchy 9uh 4bh 7pd 728;te 4bj 3y8 2so
scrawl 9xk 9xl;2vt
scrawny 2d7 7sg;2d9 1s8
scream 9xm 9xn 9tj 2th 9xo;1rm 1u1 264
screaming 9xm 9xn 7xr 9xp 7cc;1ne 8gw 3op
screech 9xn 9xm 4c4 9xq;264 2th
screeching 9xn 9xm
screechy 7c3;7br
screen 27w 49x 9xr 9xs;36t y6 gj 4so
screening 9xt 49y
scribble 9xk 9xl;83t 2vt
scribe ;8d0
scrimmage 8m7;9df
script 2de 76d;1i1
scriptural 21h
scripture 21g
scroll 3kf;874
scrounge 9vg;wc 1x4
scrub 2r8 9xf 7df 2uh 9xu;2b3 7gx 55z
scrubbing 9xf
scruffy 9xv;mw
scrupulously 9pr
scrutinize 1hc;1j3 y6
scrutiny 62w
scud 4m1;1rh 839
scuff 8sx;9xw 9xx 3dx 2dx
scuffle 9xg 9xw;w8 1cq
sculptural 8qp;8qq
sculpture 2z0 72b;2yu 2ys
sculptured 2yx 8qp;2yv 8qq
scurry 9wp 4as;3ga
scurrying 6d6;5r
scuttle 78e 4as;3ga
scythe ;8sq
sea 8z4
seacoast 3jh
seafarer 82e
seagull 750
seahorse 9xy
seal 9r4;1qa 9bg 38o l1
sealed 9xz 3uv 81i;9y0 2re 81h
sealing 9y1
seam 4cb;1d0
seaman 82e
seamless 9y2 3kb;jk 3k9
sear 9x9 9xa 257 95m 5l9;1od 26q 258 5l7 1og
search 7gk 8fa z7 4g5 66s 3nv;1j3 62y
searching 7uv 7xj 66q;7us nu uc
seared 46i;1oh
searing 4dz;4dw
season 6jx 778 8rc;779 2aw
seasoned 669;665
seat 1cm 7re;19o 7i 5xs li
seated 9y3
seawater 9w3
sec 9y4
secede 9y5;5ee
seclude ;7wm
secluded 9fc 9fb;1mk
second 9y4 249 7w4 1lz 9y6;ho 63q 5qg
secondary uz 84h 7oe 8or;ut 1j5 9y7 9y8 9y9 9ya 84g 7oa 7vp
secondhand 9y7 905;uz 12k
secondly 9y6
secrecy 9yb 9fa
secret 5wh 3uw 3ck;2re 3cl 9yc
secretary 9qu 60m
secrete 9yd;68x 1wy
sect 69s
section 9ye 9yf 9j9;386
sectioned 5e5;2hq
sector 9yg
secular 88q 5ow 88m;5ov 8kl 8mv 8t7 88l 9fq
secularize ;19c ro
secure 5wu yn 33j 1e5 9yh 1eb 9yi 7me;2pk l4 74g 1e9 9yj 9yk q8
securely 6i8
security 9gz 33d
sedan 9w1
sedate 2tu 72c;k2 5n6
sedentary ;5gm
sediment 4wi;2r3 9yl
sedimentation 4wh
seduction 3zs
seductive 1xm;1xk 7vj 9ym
see 1xt 15e 9yn 5yg;a7 5vn 4mn
seed 6xl 2lk;9yo 6hh 4eu 19o
seeing 698
seek 9jg z7 id;w1 ba 7u
seeking 9jf
seem 14a 14c;2d
seeming 13s;13u
seemingly 13v
seep ;3av
seeping ;5i6
seer 9yp 91e
seething oi;o7
segment 9yf 9j9;386
segmental 5e6 5e4;2hq
segmentation 964
segregate ;56t 386 7wm
segregated 9yq;9yr
segregation 9ys
seismic 9yt;4bi
seize 15q 3ow 169 3y2;3it 16b 1dx
seizure 2w8 2w9
seldom 9ld
select gj 38h 9yu;38o a1
selected 5r9;5r7
selection 38g 38f 9yv
selective 591 64d;15m u1
self 5qf
sell 1h2 9rz 78q;2z8 2d 1e7 1qg
selling 8jk
semblance 3m2 7jc 8cj
semi 9t4
semiempirical 5tv;5tr
semiliterate 5pk 7j6 7j7;5pg 7j4
semiprecious 9yw;803
semipublic 9hs;8up
semiskilled ;3ip
send 2ze 8hh 8hg 1ri;2hz 2kz 3pv
senile 901;mv
senior 5r1 5r3 87i mr;5r2 9l4 87f mv
seniority 8f4
sensation 9x
sensational 8gw 7mj 9yx;8gv 9yy 9xp vn
sense 6ff;a7 4zn 985 15p
sensed 4zw;4zt
senseless 9yz 9z0 9z1;7q4 9z2 8vm 4va
sensibility 9z3
sensible 3qk 9z4 989 1ke;3qj 79d 9mg 4zr ra
sensibly 9mh
sensing 500
sensitive 81o sp 9z4 94h;81n 81m 8wx 9ly sh ab
sensitivity 9z3
sensitize 63v;5p
sensor 502
sensory ks 9yx;kr
sensual zu 7f3;zv 6gq
sensuous jw;jr
sentence 45w 5g7;8x
sentient 100 3zv;103 3zu
sentiment 910
sentimental 9z5 5tg;9h3 35o
sentimentalize ;k6 5p bi
sentinel 99w
sentry 99w
separate 9r0 5e3 2rq 44v 1p8 136 4zg 9yr;2hz 52q 27i 133 4zd 58w 81u 9z6 4zf 9yq 135
separated 4zd 5d4 59y 4ze;136 53k 59z 135
separately 7r9
separation 2j2 7zd
sepia 8hd
sept 9z7 6bi
september 9z7
septic 7sa;9iu 7s9
sequence 9z8 5yq 9z9;5hm 1bj
sequential 3zz;402
sequestration 9ys 9r3
serenade 5dz;3x5
serene 2tv;2tz 9za
serenity 9jp 97e
serial 9zb 9zc 3zz;402
series 9zb 9zc
serious 5n6 7lo 4ku 7xd;5n5 72c 9m8 9zd 9ze ub 4l5 7x9
seriously 5n7 1nk
seriousness 5n8 5n9
sermon 58n 9di
serpent 9zf
serve 6tu bm 69l 9zg;6tw 53t 83 5h1
server 9zh
service 9zg;5h1 9zi 1we
serviceable 5m7 9zj 9dc;5m6 6ty 76p 9d8
serviette 8u9
serving 7ay
session 9zk
set 19o 1db 4sn 6it 6j2 8eo 19s;2hz gj 611 6iw 6j5 1sd 19p
setback 2a0
setting 9x6 3az
settle 9yl 4p5 3ud 3ly;19o 1le 3vz
settled 89 1sd 7tp 2u1;87 14x 50g 6i6 1sb 8eo 78j 2tw
settlement 3lz 9zl
setup 13q
seven 2wp;23l
seventeen 2wz;23l
seventeenth ;5qg
seventh ;5qg
seventy 2x7;23l
sever ;2rq 210
several 9zm 7r4 52l;130 7ho 12s
severalty 5cj
severe 7xs 771 1hp 9zn;1ne 1v3 1hr 1hs
severely 1nk 9zo 772
severity 1nm 77e 781
sew 1ml 9jy;yn 4b5
sewer 75f
sewing 9zp
sex 6wg;101 44v
sextet 9zq
sexual 9zr;hb
sexuality 6wg
sexy hb;19h 604 845 9zr 844 8ba 8a5 9ho h9 9hj
shabby 9zs;mw 7tn
shack 7h0 9r7 9zt;24y 7u
shackle 76a 4h8;6md
shackled 2g3;2fy
shade 9zu 8wo 9zv;282 2yp 94l 5p
shaded 8ta;8t9 9zw
shading 27j
shadow 4lj 13y 9zv 5mf;6mg 282 3or
shadowed 9zw;8ta
shadowy 9zw 54h 7wi;8ta 272 ji
shaft 1qw 1un 36o;gq 1ve
shag 1cn;2pp
shaggy 2rf 9uk;2rg te
shake 9zx 76e 465 9tw;o5 831 9zy 6ki
shaken oa;o6
shaking 9k5
shaky 9sz 9zz 9dm;4bi 468 9dn
shallow a00 a01 a02;5p b2 a03 a04 13u
shallowness a05
sham 6ap 6aq 6fg k4 1dy;5bs k6 1dz
shamble a06 9xw;w8
shame 59e 9af 59f;3cf z0 20u
shameful 7tl 7km;7tn 4od
shanghai ;854
shanty 7h0
shape 3xn yg 5sz 4p6 2yu 3a7;cj 1oc 5p
shaped 6pd;6p9
shapeless x3;x7 39m
shapely 8qq;a07 8qp
shaping 4sq 6p8 41w;41t
shard 6r1
share 987 95j 44y 95w 9c8 95v 155;936 14r 68 156
shared 3qc 5d0;3q3 83o 53k
shareholder a08
sharing 3r7 a09;a0a
shark ;36p z8
sharp 4dm 9br cm 1em cq;389 6uk co 1en
sharpen 5pa;5p xr 5o ez
sharply nq cq
sharpness 84w 5p8
shatter ;27g 4m7
shattered 4z7;27v
shattering 8fp;236
shave a0b 9lv a0c 9ap;3e6 4et 4je 210
shaved a0d;a0e a0f
shaven a0d;a0e a0f
shaving a0b a0g a0h
sheaf 2pu
shear ;3g9 a0c 210 b2
shed a0i a0j 9yo;xu 5jf 2hz
sheeplike 5es;5ep
sheepman a0k
sheepskin 95n 553
sheer 4io 3i 9aj 2aj 70q;1ju 34q 3o 3ee 34 25f
sheet 9ao;97v 14t
shelf 8a1
shell a0l 26f;26g 19b 5t5 2fq
shelter 9h0 770;li 6u4
shelve 4s4;4s5 19o
shenanigan 518 a0m
shepherd a0k;74k 6vr
shibboleth 8se
shield a0l 76z;35q 1wy
shielded 9gw;6q0
shift 5az a0n a0o a0p 5a4 2q3 o2;5p 2hz o5
shifting a0q 8ff;a0r 468 8fe
shimmer ;1uc 6z3
shimmy a0s;9zy 2pp
shin a0t 3ca;3cb
shinbone a0t
shine 9kg 6yr 1uc 6z3;5tf 14a 2d
shining 9bz a0u 9bx 2ke;a1 6ht 17t
shiny 2ke 6yx 9bx;17t 6yw 6yy 6yz 6z0 6ht
ship 1ri 5sn;2hz 44g 2be 4g4
shipment 2yc 4yi
shipping a0v
shipshape a0w;8v9
shipwreck a0x;9uz 6a1 66y 2ir
shirk 6gg;1jw 1jv
shirking a0y
shirt ;3i1
shit 55w 2p3 82d 5lu 4v5 4rp;8w 2zu
shiver a0z 37u a10 a11;9j3 831
shivering 37v 9zz;468
shivery 3kz qw;17o qq
shock a12 7ku 6ld 8zn;vf 59h qn 3d3
shocked m4;m1
shocking 8gv 7km;8gw 4od
shod 2e0;2dz 812 a13
shoe a14;3i1
shoelace a15
shoestring a15
shoot 71z 6kk 26p 6h8;2n0 109 6hx 2di
shooting a16
shop a17 a18 8jg 6rx 12j 4v5;2pk ho z7 8w
shopkeeper a19
shore 2cm;2eb 1a6 2h2
short a1a j i 39n 4sf 36;3up 19b h 2k2 3gd 6k3 g a1b a1c a1d 39l 3ri 4sc
shortage 4sj
shorten 4ij 2r;4je 2s 5p 4op
shortened a1b h a1d 4jg;i j 4jk
shortly 9el 4in 2k6
shortsighted 8v5
shortstop a1a
shot a16 a1e 3ni;1g
shoulder ;2dv 5k2 1uw
shout 2tf 1u1 2th 4gn 55;1lm 1rm 267 58
shouted 8fq;236
shouting 377 a1f
shove 5qz a1g;6ke
shovel ;2qu
show 5b0 4us 44m 1g8 4so;kx 8w
showdown 3yi
shower 2z1 888;423 8pu 1tb 5ka
showing 9xt 5b1
showy 923 a1h 3nm 1gs;922 8me 2id 1gm
shred a1i 9km a1j;2ro
shredded 38s;38t
shrewd 1em 2t7;1en 2t8
shrewdly cr
shrewish 8tx;4bj
shriek 9xm 9xn 9aa;2th
shrieking 9xm 9xn
shrill 9aa 7c2 7l3 3nk;2th 7br 4gq 1g
shrimp ;z8
shrine 5x6;1qf
shrink 9hq 1f8 4de 4y9 6k5;4op o5 2s
shriveled 5l9 89e 9nz;1og 2d9 19
shroud a1k 94u 7bj;1td 25z 95l
shrub 2r7
shrug ;7e
shucks 4kg
shudder 37u a1l a11 a10;831 9j3
shuddering ;468
shuffle 8hu a06 9xw 9t3;w8 2q3 457
shuffling a06 8hu
shun 60l 1pr;1jv 1pu
shunt 2se;2q3 510
shut 1qa 3gz 4ib 3hh 28e;19c 25s 28c 3hj 3hk
shutdown 3hu
shutter ;1qa
shuttle 244;7u
shy 53f 4si a1m;2bz 2zg 4sc a1n
shyly a1o
siamese a1p a1q a1r a1s a1t
sic ;1co
sick 2zs la 7im 4by 59k;2zu l8 7ia ph 7ib 7ic 1wh 7id 7ie 42a 7if 7ig 51m 5eh 7ih 6a9 6gb 6u7 7ii 72y 7ij 7ik 7il 7in 7io 7ip 7iq 7ir 7is 7it 7iu 7iv 7iw 2of 10r
sicken 59h 44h;59j 4pt 59g 77j
sickish 7im;la
sickly 9w0 ph;zj la
sickness 7j8 8v0
side 2lt;s2 2ls a1u
sideboard 2o8
sidelong 7qt a1u 7os;51d 2lt 51u
sidestep 1x6;1jv
sidewalk 97b
sidle 9we;o5
sieve 9xs a1v 9r8 a1w;gj y6 2wg
sift 9r8 a1v a1w;7u 2wg y6 gj
sigh ;2jb 1rm
sight a1x 4zo;a7 pm
sign a1y a1z 9lk 5vi 44e 3r0;83t 9ll 361 44g 3qv
signal a1y 6ja 1hj 7mk;dw pz vn
signaling a1y
signature a20
signed 3r0;3qv
significance 7ld 7lk
significant 5nl 40g 8lh;7lq 7lr 5nk 628 6u5 7ls 7lt 7lu 7lv 7lw 7lx 15c 8li
significantly 7ly
signify 4v4;pq 7qk
signpost 74x;54m
silence 9jo 9yb 6v2;3zq
silenced a21;a22
silent 9jt 8t5 7lg 7nu;9jq 67b 7le 2je
silently 8tl
silhouette ;9g5 2wc
silky 2kh;17t
silly 6n2 5ei 96x;4t 5ej 7g1 ds
silver 8ng 2ki a23 1am;396 29y 255 2m3 17t 35i 1aj
silvery 2ki a23;17t 35i
similar qi sa 8c5 a24;qg y3 484 9jb 8c7 8c8 8c9 a25
similarly 8ck
similitude 8ci 49e
simmer ;2c1
simmering 2c5
simple a26 5oc 8n3 37s;a27 a28 5o6 1hr 37t
simplex a27;a26
simplicity 5no
simplify 9nx;5p
simplistic a28;a26
simply 2s0 84n 9am
simulate 473 6fg;475 bl 5bs
simulated 1b0 7jp;19v 7jm
simulation 8qk 9ew
simultaneous 3wh;3k2
sin a29 a2a a2b 2ao;2ar
sincere 47e 5n5;47c 4ns 7ds 6xe 5n6
sincerely a2c
sincerity 5n8 5n9
sinewy a2d 7ao;89x 1v3
sinful a2e a2f 68a;62f a2g 21
sinfulness a29
sing 7h1 1yt;7z4 1lm 1rm 1lo
singe 9x8 9xa;257 26q
singer a2h
singing a2i 8ma;8h4
single 9w 7ho 8ew 5eg;2fq 7hn 7r2 7r3 7r4 7r5 8ev a2j 5ef a2k a2l a2m
singly 7r9
singsong 34v;34r 2hz 34w
singular 68i 4hp 7r5;63a 122 7ho
singularity a2n
sinister qu 4lm;qq 4lt
sink 5kg 873 6qn;18i 2hz 874 s1
sinner 62g
sinning a2a;8zo
sinuous 4j0 713;17h 5rp
sinusoidal 4j1;17h
sip ;5hf
sire 6e4 1x7;19b
sis a2o
sister a2o
sit 4f7;1fx 18i 45f
site a2p a2q 8en;6pp
sitting 9zk 9y3;6j5
situate b3 2r3;1bj 19o
situated 8eo;1sd
situation a2p
six 9zq 2wo;23l
sixteen 2wy;23l
sixteenth ;5qg
sixth ;5qg
sixty 2x6;23l
sizable xg 40f;xj 15c
size a2r;327 300 4q8 a2s
sized a2s;a2r
sizzle ;264 6fx 9x9
sizzling 7ex 7f2;1oj 6gq
skedaddle ;2q0
skeletal 2sq;2d9
skeptical 9jh;4js
skepticism 57d 9ww
sketch a2t 9rv 2yo 92m;2yp 4w4
skid a14 a2u;2dv 2hi 3jj
skill 8b 9x3
skilled 88;85 dz 426 4tk 8ld 66c a2v
skillful dz 8wm;88 4n5
skim a2w 9aq 9kw;3jj 2n7 1j3 2zg
skimming a2w a0h
skin 7bi 3ca 1rj 95o;3cb 2n0 1rl
skinny 2d7 a2x 8v4;2d9 3fc 36k
skip 90a 7e3;6oh 8pr 2fp 6
skirmish 3d2;1cq
skirt 241 1x6 2ea;1jv 968 2eb e9
skulk 8gx 8i8;1wy 6gg w8
skulking 8i9
skunk 2pe 5ge;1vi
sky 86j;6kt
skylark 31i;31j
skyline 7eb
slack 6at 8ou a2y 88j a2z 88e;6gg 8vi 8fc 2s 88f a30 88g
slacken a31 a2y;56z 2s 8fc
slain 4n2;1ce
slam a32 1qw 1q7 1q6 a33;1qa 1q9 2pp 2zg
slant z2 9kv a34 z3 2uz;2vb 21c z6 o5
slanted 51t 3m8;51u 3nh
slanting 51t;51u
slap a35 4h7 1q8;1tm
slapstick 7g9;3op
slash 6vv 6vw 2zt 6vx;210 1t6 4je
slashed 4jj 9ny;2kv 4jf 19
slashing 5ml;34o
slat ;li 1qa
slate a36;pr 9u7
slaughter 4nw 8k8 2s1 8k9;109
slave ;53t
slaver 5je;5jg
sleek a37 73o jj 2kh;2o3 2nd jk 17t
sleep a38 8u8 2py;5kp 7i
sleeping 5gk;1z6
sleepless 1k3 r8;1k0 r3
sleepy 1cb;1c6
slender 89f 8uh a39 8e3;2d9 8ue 25f 1f1
slice 6vv 69w a3a;210 2fq 9s0
sliced 38s 2yz;38t 2yv
slick 6zl a37 a3b 8v8 96p 2kh;2o3 3nt a3c 13u 96q 17t
slicker 36m
slide a3d a2u;3jj 7u 2hz
sliding a3e;a3c
slight 9mn 8dp 6kn 89f;58g 8e8 6kp 2d9
slightly a3f
slim a3g 89f 8e3;19c 2d9 1f1
slime 8su;27f
sling 301 303;2go 76q 2hz b9
slingshot 301
slink ;w8
slip 4jm a3h a2u 875;o5 4hj 3jj 4pt
slippered a13;2e0
slippery a3c;a3b a3e a3i 51c
slipping a3i;a3c
slit 9it 4vc a3a;210 4n6
sliver a3j a0g a3k a3l;1p8 4gd 3a7
slivery a3m
slob 99z
slogan 8se
slop 8ov a3n a3o;2hz 946 86f 2j0
slope 7oj 71b 3fy;z3
sloping 51t 71g;51u 71e
sloppy a3p 8sv 1o1;3iw 3cd 1o2
slot ;2dh
slovenly ;3iw
slow 4on a31 2bv 86l 4v8 5o9 1xr;4op 56z 86k 88r a3q 4va
slowing 4oq
slowly 5o9
slowness 1l8 4th 9s2
sludge 8su
slug 2p8 a3r 2pl;1q9
slugger 1tk
sluggish a3q 7rt;86l 7hv 5gm
sluice ;97v a3s 2r5 4sz
slum ;7d8
slumber a38 2py;5kp
slump 6at 4ww;1ny 2nx 5kj s1
slurp ;51j
slurred a3t;a3u
sly 4b7;4b8
smack a35 6jw a3v a3w 9o2 a3x 97n 1q8;1q9 7li 9wk 85d
small 1f1 8cr 7k5 8e8;1ez 8dq 54t 8dr 7vo 8ds 5rz 8dt 8du 8dv 8b1 8dw 8dx 8dy 8dz 8e0 8e1 8e2 8e3 8e4 8e5 8e6 8e7 8co ge 8dp
smaller 8e4;1f1
smallish 8e5;1f1
smart a6 1en 37f 2k9 6qc;a9 1em 2sw 37g nu 1e1
smash 1q3 4bl 26e 4m6 1qh;1q9 4m7 1qi
smear 29v 29w 201 2b2 29b 200;27f 2b3 14t 9s
smell 8zc 195 6fe 8xp 9o4 9o2;a7 a9 7li
smelling ;9wv
smile 73d 1uo;6sv 61
smiling 73d 373;1us
smirk ;1uo
smite 27t;1q9 rs 27g
smitten kb 8fu;k7 kp
smoke 6tn a3y 7tv 6to;5kr 5tf
smoking a3y a3z;25b
smoky 25b;259 a3z bc
smolder ;26q z1
smooth 6h0 2o3 jk 25m 5y0 6lr;28q 1w2 3eg 6d3 6yv 9y2 jj a40 25n 5xx a41 5rp
smoothed ;9ep
smoothness 6lq 25o
smother 848 a42 a43 8sw;14t 109 4ko 25z
smothered 7ty 4a9;7tw 1ui
smothering 2ji;2a7
smug 438;434
smuggle ;66w 7ll
smuggler 9v7
snack 24c 2mx;1qp
snag 9qb 7cq;7cr 2pk
snail ;3c9
snake 9zf;3jj 4ip 8lf
snap 711 a44 2ro 3fk;1lm 2rq 2ip o5
snappy a45 3kx 4la;4bj 2ca 17o 4lb
snare a46 a47;1nx 1o7
snarl 8lc a44 5ww;1lm 1lo 5cm 3tc
snatch 9it a48 854;15q 3ow
sneak 9hm a49 4cw 49 3us;w8 ba 4d 3pw 2re
sneaker a49
sneaking 3ux;2re
sneer 8a3;61 1uo
snicker a4a a4b;2sn
sniff a4c;8xp 7tu
snigger a4a a4b;2sn
snip a4d 3gg 3g7 3g9;210 3gb
snippet a4d
snobbish 3cr;1mk
snoop a4e;8rl
snore a4f;2jb
snoring a4f
snort a4a 242;1rm 2a4 7tu 1s5
snout 1uk 9ua
snow a4g 3kr;9dw 4om
snowball ;96 5qd
snowfall a4g
snub 9mo 5bi 9mp a1c;56 592 i
snug 9gx a4h 3oi;6q0 3fc q9 3of
snuggle 4h4 4h5 8vu;3is 19o
snuggled 3h6;en
soak a4i a4j 70u a3s 7cz;551 1xj 4kp 40i
soaked 3ju;3jv
soaking a4i a4k a4j 5jx
soap 8l7 87z;1tc
soapsuds 87y
soar a4l 23p;2nl 1ph 2sa 2p7
soaring 6z9 7bw 7bx;hy 3oy
sob 1t0;1u3
sober 72c 5hy;5p 1w6 5n6 1bu
sobering 9ze;5n6
soberly 72f
sobriety 5lb 72g
social 8q5 a4m 4hh;4hg 730 7z2 461
socialist 3lr;3lq a4n
socialistic 3lr;3lq a4n
socialize 5xp;1d1 5pf 2h0 5p
socialized 8bk;8bh
societal a4m
society 3ii 3rp
sock 1sg;1q9
sod a4o 2zr;14t
soda 9c9
sodden a4p;3cd
sofa 48z
soft 2ne 5lp 4tl 5oa;2nb 948 a4q 6lt a4r a4s a4t a4u 5ll 6x7 7gy 8fx 8tc 9vh 4tp
soften 4kl 4kj 9pm 2o6;54j 4km 2o7
softened 5ll;5lp
softening a4q;2ne
softly 9jw 6xd 99u
software 941
soil 55v 55u 86q a4v 27f;5p
soiled 1wk;560 1wi 561 54v 562 2oe 563 564 565 566 567 568 569 56a 56b 56c 56d 56e 56f 56g 56h 56i 56j 56k
sojourn ;7d8
solace 40u 3oc 2tx
solder ;1fc
soldier ;7d8
soldiering a0y
soldiery a4w
sole 64a 8ev;2ra 64b 8ew
solely tx
solemn 72c 5n5;5n6
solemnity 72h
solicit 1x3 366 8o;144 ba 8q 30x
solid 70g 3wg 8kc 7dp;6g 3wd 3yw 8kb 40s
solitary 9n8 8eu tu 8ev;tz u0 8ew
solo a4x ty;1ph 1he a4y
soluble 11b;119
solution 115
solve 118;15p de 3ud
solved 9ri
solvent 115
solving 9rh
somatic 2bo;zv
somber 5hy 8m5;1bu 54y
some 130 8ss 8iq 68j 2h;12z 2f3 9zm 7o0 8ao 63a
somebody 7r0
someone 7r0
someplace a4z
somersault 6kw;a50
somersaulting 6kw
sometime 6pe;on
somewhat a3f 6ag
somewhere a4z
somnolent 1cc;1c6
son 2gt
song a51
sonnet ;it a52
sonny 4h1
sonority 9rj
sonorous ;74e
soon 9el
sooner 5ms 9e5
soot ;327
soothe 2tx;t7
soothing 3ok 9mi;3of 3on
sooty 836 56g;35i 1wk
sophisticate 5ew;4ha 4v2 54c 3td
sophisticated 7xk 7xe;a53 7xg 9bv 7x9
sophomore 7yt;72p
soprano a54 7c4;7br
sorb 3v;19c
sorbed 3o6;3o5
sorcerer 8ha
sordid 48m 567;4kc 48g 1wk 71x
sore 94h 94e ze;ab af z9
sorely 94i
sorrel 5eu;vp
sorrow 9ot 732 9vq 3s4;zm
sorrowful zp;zo 735 24n a55 736 a56 8ga 8sj 9vm a57
sorry 1n3 a58 54x;2a 8vm 54y
sort 6ou a59 9xs 300;gj 30j
sorting a59 30i
sought a5a;4bp
soul 9hp 7r0
sound 1lo 99y 4vw 79d 79e;14a a9 is 4vr 79b a5b 3qk 2ft
sounding 8f9 1h9;13u 74e 1h8
soundproof 7lc;7wl 7l9
soup ;5gf
sour ah 6fw ag 8ze;19c 24p 6ga 1ek ae a5c bc 8zf
source 1xf 6xl;2pk 5f1
souse 8gy a4k a3s 4jy;4kp 551 2e4 1ob
south 3x7 a5d a5e;a5f a5g a5h a5i a5j a5k a5l
southbound a5f;a5e
southeast a5j a5i;a5e
southeastern a5i 5o4;a5e 5o2
southern 3xb a5h a5g;3xa 72n a5e
southpaw 8ah 8ag
southward a5d a5f;a5e
southwest a5l a5k;a5e
souvenir 84y
sovereign 8re 1iw 5ft;1iz 45c
sovereignty 9p8
sow 2lk;19o 2lj
space 7ss;19o
spaced 5d4 88w;53k 88v
spacious 222 45h;xj 45g
spade 9t0;2qu
span 2gw a5m;49z
spang ;2ff
spare 6ea 89h 63j a5n a5o;46 5as 8i 57 2d9 63k 6ro
spark 6kf a5p 178 bv a5q;bx 5tf
sparkle a5p 6zc 6zb a5q 6m5;6yr 2d 5tf 2nk
sparkling a5r
sparse 5d5;53k
spasm 4bd
spasmodic 466 a5s;468 7yx
spat 21i 7c;9dw 1f9 2ff 7e
spatter a5t a5u 978;jl 5ka 28p
speak 1lm 36w a5v du;dw
speaker 8fs
speaking a5w;a5x
spear 86p 6y5;7kv 1nz
spearhead ;2vz
special 95z 68k 63f a5y;962 63a 63g 52s
specialization a5z 52u
specialize 8ud a60;7k 4zm 2o7 1dk
specialized 52s;52r a5y
specially 60p 60o
specialty 6pq 97q a5z
specific 95y 962 a61;95z 960 9gi a62 8n4
specified 8n4;8n2 a61
specify 3wt 4sn 4sl a60;361 gj 2d 4zm
speck 9a8 1ex 7cg;1ed
speckled 5gu;2kv
spectacles 6yu
spectacular 5ik 5im 415;vn 5ij 2cg
spectator a63
specter 6xu 13x
spectral 6xy;35t
specular 9og;9of
speculate 3z8 74q 20l 2p6;123 2t4 1dp 6u4
speculation 3z7 3z6 a64 8m1
speculative 9tl a65 4hr;9tm 4o 4hq
speech dt 86t
speed a66 7gq 1rh 5n 4m2;7u 5o
speedily 9jk
speedy 6db 6d9;5r
spell 5uq 6zu 96s 35p 7lm;496 pq 9pp
spellbinding 1gt;1gm
spellbound 5uo;218
spend 7d8 lh;2jw 5ia
spending 92l 660
spent 653 652;1vj
sphere 181 9yg
spherical 3ad;3aa
spic 3e9;3dz
spice 9w2 6yc;5p 6jx
spicy 845;bc hb
spider a67
spike 7kv;1qc 70n yn mp
spill 6as a3n 932 9yo a0j;2hz 3av 5jf
spin a68 75i 32v a69;75j 9uc 3w8
spine 1m8 a6a 9f2 1m9
spineless a6b a6c;yr a6d
spiral 3kg 47j 3kj;1ju 4ip 3ki
spiraling 3kj;3ki
spire a6e
spirit 6fe;zy
spirited 2ca 2fs 2i8 sm;2c7 4m8 5ol 99b 8e9 9rb a45 a6f a6g sl 2i3 sg
spirits 2e3
spiritual 9pq 7jw 6xy;5ec 8rg 58f 35t
spit 9vz 978;492 1rm 5ka 9a3
spite 8i5 ln;z0
spiteful 8i6;8a6
splash a6h 4ju 5kb a3o a5u;jl 946 937
splashed 5d6 4a3;53k 1ui
splatter a5t 4ju a3n a5u;2hz jl
splattered 4a3;1ui
splendid 1vu 63b 2ks;1vp a1 vn
splendidly 63c 8hb
splendor 2kq 2ko
splice a6i 8jp 99x;1fc 8jq 7ym
splicing a6i
splinter a3j 9y5 a3k a3l;5ee 1p8 4gd
splintery 2iw a3m;2is
split 1p8 3f2 5ee 5at 586 4ji;27i 3f3 o5 2hq 38t
splitting 9q8;2so
splutter a5t a6j a6k;1rm 492
spoil 6lp 48f 1lu;6a1 4og 2o7 56
spoiled 1n2;4bj 1ng
spoken 677;676 91f
spokesperson 7z8
sponge 8a2 2ph;2mf 2pk 5pq 8rw
spongy a4t 43;2ne 41
sponsor 975 48s 6rx;977 ho
spontaneous 7n5 a6l;7n3 7zv a6m
spontaneously 7mt
spoon a6n;xu 8vb
spoonful a6n
sporadic 7yx;a5s 7yw 8yw 815 81t
sport 1ev 2bh 31i;2e 31j
sporting 6ad ii 5bx;12u ig 4oc
sportsman a6o
sportswoman a6o
spot 9ah 29v a6p 57n 27c 28p;4zo 27f 28q
spotless 3e9;3dz
spotlight 6yo 6nu;6nv 7j9
spotted 96u;2kv
spouse 8kj
spout 75a 82c;75c 1lm
sprain a6q;2n0
sprawl a6r a6s;4f7 1sx 4wc
sprawling a6r a6t;3iw
spray a6u 8pu;jl 14t
spraying a6u
spread a6v 6vl 9l0 9ws 4wc a6w 720 5au 9ef 67j;o5 49z 585 53k 2h5 67h
spreading a6v 5bt
spree 6ks;727
sprightly a6f;2ca
spring a6x 6qp 2fp 6ox 2fo;o5 18h b1
springtime a6x
sprinkle 9wu a6y jl 5kb 978;57w 5ka 4kp
sprinkling 9wt 9wu a6y
sprint 4m5;3ga
sprout 6xn;6xo b1
sprouted a6z;p6
spume 6sr;19b
spur 6zw a6a 6zx;hj 1ru 1tm 6zy
spurn 592;4pv
sputter a5t a6j 3ca a6k;9cb 5p 3cb 1rm
sputtering a5t
spy a6p a4e 4zo;8rl a7 5wz
squabble 21i 21j;185
squad a70
squall 2th;7fe 1rm 2a2
squalling ;5br
square 83i a71 a72 79t 94c a73 a74 a75;3a7 4h3 7f po a76 a77 a78 79j 8mx
squared a76;a71
squarely 6pw a73 a75 a74
squash 4gh;4gc
squat a79 82d a7a 4f6 39l 8g0;4f7 2d 8z2 39n 8fw
squatting a79 a7a
squawk 1wl 9xq 1wm;2th 1wn
squeak 4c4;264
squeaky 7c3;7br
squeal 3xe;1rm ai
squeeze a7b 4gh 3fa 3rk 2aa;4gc 2hz 3cf
squeezing a7b
squelch 9je a3o 4gh;3zq 1lo 946 4gc
squint 7qt;6sv ft 8f8 51d
squire 6vb;463
squirm a7c a7d;o5
squirt 835 5qi;57w 4kp
stab 954 a7e 1u7 702 82b;2n0 5k2
stability 417
stabilize 97t 1pf 2ty;5p 2h1 b2
stabilized a7f;87q
stabilizing 7ax;69n
stable a7g 87q a5b 1ot;770 a7h 87n a7f 4vw 7nh 1op
staccato 32;2y
stack 1t8 47a;86g ud
stacked a07;8qq
stacks 5hw
stadium 182
staff 69v 8ib;7l bm
stage 99i 4t2 9eh 19m;bl bx
stager a7i
stagger 8gq 2xk 6li;w8 ud 3iu
staggering 1ee;vn
staggeringly 5wx
stagnant a7j;a30 1my
stain 55v a7k 552 4lv;2m2 5p 28p
stained 94m;6hu
stainless a7l;a7m
stair a7n
staircase a7o
stairs a7p
stairway a7o
stake 20c ic 6v4;ie 20f 1ed yn
stakes 20c
stale 1ng 5mb;9ac 1n2 3kv 8tj 9ue 48j 3qi
stalk 33p a7q a7r a7s 78g;w8 365
stalking a7r a7s
stall 2e1 9fm;4s5 2hj 4ta 770
stalls a7g
staminate 8i0;8hy
stammer a7t 6bb;1lm
stamp 2zc a7u 4mb 8nk;w8 2f2 35d l1
stampede ;ba 2cr
stance 9cn
stand 97r 9ji;85j 2d 4sx
standard 4du 4dv 8r7 3qb 1i9 6f;8r6 9ox 9p4 a7v a7w 1jp 1i6 1sk 2z6 6b 3dm
standardize ;5db 159
standardized a7v;8r7
standby 9y8;uz
standing 5zw 87p a30;5zm y a7j a2z
standpoint a7x
standstill 4na
staple 1sj 60w;yn 41f
star 9x 9f5 1ec 890;2e 3x5 1ed 892
starboard 9t8;34q 6c8
stare 6w9 6yq;ft
staring 90q 3ss;mn 28f
stark 2av 1hp 3ss;2az 1hr 21 28f
start 1xe a7y 84d 1x9 1xb 26r 1xa;6
starter 5y6
starting a7y 90t;1wu 1xh
startle 84d 2bz;6ld o5
startled a7z;vi
startling a80;vm
startup 7ny
starvation a81
starve 7gf 4bn;7gg 4e9 23e w1
starved a82 7gi;a83 5uk
starving a81 a82;a83
state 9he 3ql dd a84 674;267 hm 4v2
stated 4pp;4pq
stately 1ro a85 540;vn 6vk 53y
statement 18a
statesmanship 554
static 8sb 5rh a86;6j5 3y0
station 9cj 6pp;2hz
statuette 6gx
stature 7ap
status 3wq
statute a87;a88
statutory 8ak;842
staunch 765 41d;766 41a
stay 19z 9pv a89 t v;2d a8a
steadfast 6i3 41d;1zk 41a
steadfastly 6i7
steadied a8b;4vv
steadily a8c
steady a8d 2tt 1pf 4vv a7h 9yk 6i3 a8c;2ty 2h1 4vq 8b5 a8b 87q 9yi 1zk
steal 1re 4d a3h;1aa o5 9xb
stealing a8e a8f
stealth a8f
stealthy 3us;2re
steam ;7u 5tf 2nl yz
steamed 46j 10p;1oh 10r
steaming a8g;3cd
steel 25d 8vq;2gy 14t
steep 5jv 8j0 34 92r 7by;32i 2ju 30 2aj 21 3oy
steeple a6e
steer a8h 34q 74v;2xi 557
steering 74r 74s
stellar 890 1ei;892
stem 9u9 a7q 765;91s 766 xu
stentorian ;74e
step 8lo 6nc a7n a8i 53;7u 56
steps a7p
stepwise 71f;71d
stereo a8j;a8k
stereophonic a8j;a8k
stereotype ;300
stereotyped 45p;40c
sterile 7si 12n a8l;7sj 7sk 7sl 12m a8m
sterilize 5sm
sterling 72s;a1
stern 1cm 1hq 739 4ud 1hp;1hs 73c 4ub 1hr
sternly 9zo
stetson 6f7
stewing 2c5
stick 4wj a89 23s;yn a8a 1f9 2d
sticking 84u;1wu
sticky eg a8n a8o 52x;ed 3cd w6
stiff 2sp a8p 6p3 5z7 a8q;1v3 331 5z6 9ct
stiffen 921 a8r;b2 5p 2fx
stiffly a8q 2co
stiffness 1l9
stifle 85i 8sw 4kn a8s a8t;4ko 1qv 4e9
stigma a7k
still 7gv 14h 6v2 5nq 8sb 9jt 2u0 7fc 61y;2tx 3zq 5p 6j5 9jq 2tw
stillness 7gv
stilted kf;k8
stimulant 7uq a8u;y2
stimulate 63u 30x 101 102;k1 z0 k2
stimulating 344 a8u 65a;342 641 9w4 9uo a8v y2 2h7
stimulation 7uq 198
stimulus 7uq
sting 955 24b 3uo 24e 24f 9f1;a6 24h 6ni a4
stink 9o1 9o3;2d 9o4
stinking 1n7 6g9;2a 6ga
stint 9wq;9wi li
stipulate 3wt;361 74g
stir a6h g9 39s o2 59i 101;2hz o5 63v z0
stirred k9 19f oj;kk 19j o7
stirring 9uo 8sp;344 km
stitch 1ml;yn
stitching 9zp
stock 808 3qg a7w 9oz;64y gq li 3qi 8r7 8zx
stockade ;6ft
stocked 5zc;150
stockholder a08
stoic a8w;382
stoical a8w;382
stoke ;a8x
stolid ;382
stomach k u;53v w
stomp a7u;w8
stone 9tu 9tv 6wc 9ae;109 xu vp
stool 4t7 9cp 4rp;1o7 69 b1 2zu
stoop 1z4;z6 ba 9cw 3fy
stooped 4eg;1z6
stop 764 19z 2hj 31l 28t;1jt 28v
stopped ;290
stops 37h
storage 4wl
store a17 6u3 8mo 4wl 9f 2f9;4qt
storehouse 4wl
storekeeper a19
storied 31w;31y
storm a8y 9kn;bi 53j 2a2
stormy zi;za a8z 2bb 2c8 a90 1yh
story 8ub 6lc 8r
storyteller 8uc
stout 9re 6dt 77f;1zk 6dm 1wp
stow ;2px
straddle 9l3;1fx 3tp
strafe ;1cp
straggle 544 a6s;50z 4wc
straggling a6t;3iw
straight a91 400 s6 5zz 55b 55r;31n s5 5zm
straightaway a91 6d7 55q;5r
straighten 3nu 9mf 3e5;18i 5p 3li
straightforward a92 55g a77 55c;3q 2am a72 558
strain a93 8mf 2f7 9kc 93f 9r8;866 734 14r 2wg
strained 1l4 a94 kg ke;1kz 19k k8
straining a95 17x;17z
strait 8ui;8ue
straitlaced 9gj;1wa
strand 8jl;4xn 86r
stranded 81v;u0
strange 122 a96 rq;120 4c1 4hp 5po 65k a97 a98 a99 925 9iz 9j0 a9a a9b 6nw rn 6nx 6ny 6nz 6o0 6o1 6o2
strangely 8zb
stranger rj
strangle a9c 8sw 4be;109 4ko a8t 2fx
strangled 7ty;7tw
strap 7cx 2zt;1py 1t6 5pa yn
stratagem 451
strategic 7lp;ub
strategy 9wx
stratified 719 88p 7bo;71a 88o
stratify ;44v ud b2 19o
stratum 3da 88n
straw 33p a9d 8do;14t 4wc vp
stray 5jm 5jl 543 81t 8fn;7u pz 7yx 8fj
streak 9v5 29x;o5 3ga 29y
streaked ;2kv
stream 4i0 6lm 9cz 97v;2a3 68x 4f9 5ka
streaming ;9lt
streamline ;447
streamlined 5q4 jj;2rk jk
streetcar a9e
strength 9co 6nf 6pq
strengthen 2h1 40v;5p b2 64v
strenuous 5vt 17x;r9 17z
stress 5y a9f a93 5z 60 9kc;61 62 734
stressed 5cu 5tp;10s 5to 8k4
stretch 9lw a9g 4bf a9h 8f3 5qv;1fx a9i 1tn 1hg 5sa 5qq
stretched 6ka 67l;6k7 67h
stretching a9g
strew 8do;4wc 25z
striation 1pw
stricken l8 kb 7ij;la k7
strict 62n 804 1hs 9ta;62j 41b 1hq 47u 8ro 9zn 9tb
strictly 9if 9td
stride 93w 6nc;w8 2jz
strike 9l6 1tm rs 2ff 9s0;2n7 1cp
striking 42b 7co 5ik 415;vn 2cg
string a9j a9k 1ug;ud d9 hh
strings a9l
stringy 89j a2d a9m 7wj;2d9 89x 3gs ji
strip 4wx 5bl 1rl;1dx 5bm xu
stripe 1px;1ed
striped ;2kv
strive 2nq 2f7;id 866
striving 94j
stroke a1e a9n 2ya;2n7 9s0 6ev 6ej
stroll w7;w8
strong 1v3 7xt 9cr 5z7;1v2 7ao 2pa 6pz 771 811 9d4 9pa 9ts a8p a9o a9p 1ne 3sb 5z6 9ct
strongly 9d6
strop ;5pa
struck kb;k7
structural 6tz 41y;6tx 41t
structure 41s;46s
structured 7x0;7x3
struggle 1ts 1tt 6gs 3ca 1cq;id 2nq 3cb
struggling a9q;10s
strum a9r;3g4
strut 9dg 3jt;w8
stub ;680 67z a9s 2ff
stubble 33p
stubborn 50i 7zl;9a0 5f9 50f 1pa
stubbornly 8ys
stucco ;gn 327
stuck 98x;1nr
stud 9to 5gt;49z d9
studded h5;gr
student 9ie 9wz
studious 2xy 9x0;2xp 5f
study a9t a9u 9qq y6 8ht 3ry 1hd;20l
studying 99d
stuff 8kk 3gl 4bc a1g 8g9 23y;4bb 6ke 3gq 1qp
stuffed 6tf 6tg;lv
stuffing 5j9
stuffy q2 45n;q3 45j 290
stumble 8gq 8pt 6ba 6qo;w8 o5 605
stump 4k6 a7u;ve w8 2u7 1r8
stun ;95g 1q9 2ax
stung 10p;10r
stunned vh a9v 4mp;vi 9z2 ds
stunning 7mj a9w 5an 1w0;vn vm 3yt 1vp
stunt 5mg;7cf 3x5
stupefying 1ee 5ao r0;vn 3yt qq
stupendous 225;xj
stupid 5lq 4va 4mp 78z;6n0 4v8 8gk 9z1 ds 78y
stupidity 6mo
stupor a12
sturdy 77f 7t0 9uy;1wp 7t3 9ux
stutter a7t 6bb;1lm
style 6cl a9x a9y;1qr 19b 83t
stylemark 761
stylish 37g 4lb;37f 6cy 6cz 6d0 6cn 6co 4la 6cp 6cq 6cr 6cs 6ct 6cu 6cv 6cw 6cx
stylistic ;6o5
stylized 1aw;19v
suave 9od 25m;3bj 25n
sub 2cs a9z aa0;2z8
subconscious aa1;9z2
subcontract 83d;44g 53t
subdivision 2hk 9ye
subdue 9ja 3zq 4fs 8ke;4gg 36u 1ve
subdued 7gy 9ru aa2 5lo;5lp 9rs aa3 5lk
subhuman aa4;aa5
subject aa6 57x 81y 66y aa7 2vf aa8 kc;k1 aa9 3os wh 9v2 k7
subjective 996;993 9e6
subjugate 9ja aa7;4gg 3os
subjugation 919 3zr
sublime 6zh 9sg 5rs;b2 31y 5ec 68z 5rv
subliterary 7tb;3lv
submarine a9z 2cs aaa;a2u 86j 455 1yr
submerge 5dq 5kn 4u8;6qn 25z 551 4u9
submission 5ya 3tb
submissive 17 aab;13 2gl 8m3 5fz 8yn
submit 9pl a84 aa9 9ei;9oa hm 8i
subordinate aac 92a ey 9v2 4vy;5hm 8g1 ex 1do aad 9v1 aa8 aae
subpoena ;9ti
subscribe a1z 9b8;21q 83t oq 5g4
subsequent 7y;7x 87x
subsequently mi
subservient aae 7av aab;9v2 69n 8yn
subside 8b0;56z 6qn s1
subsidize ;977 2jw
subsidized aaf;aag
subsist 2jc
subspecies 9k8
substance 47h 8lg
substantial 40g 60x 79t;15c 41f 79j
substantially 40h
substantiate kx 5t0 7o3;2d 19b 2h1
substantive 60x 8lj;41f 8li
substitute 9qo 9r5 1mm 7y3 aa0 9y9 ut 1ay;5p 2z8 5ay uz 19v
substitution 9qn 3rc
subsurface 1yr;1yp aaa aah
subtend 4ty;2d
subterfuge 27x
subtitle 2w0;li
subtle 5sc 98a 77l;5se co 307
subtlety 8wo
subtract 4qr;de 4je
suburbanized 4p0;4oy
subvert 93j 48d 49b;4we 5p 1p7 2ir
subway 8np
succeed 84 5k
succeeding 401 6ur;3zy 5xb 6mj 6mk 8wj 4xz
success aai
successful 7nc;9gu 7n9 8h9 9fo aaj
succession 9z8 9z9
successive 3zz;402
successor 7aq
succor 8oq;pd
succumb 5j;66 4e9
such 8st;7o0
suck aak;5hf 4sz 2d
sucker 39h
suction aak;aal
sudden 33;2z 833 5t9 66v
suddenly 36
suddenness 38
suds 87y 6sr;9th 19b
sue br;bs
suffer 528 3ld zm u;5vn 663 z1 w
sufferer 8jy
suffering op aam 5cr 7gr aan 8p6;10s 8p7
suffice 6tw;4a0
sufficient e5;e1 3oh
suffix ;l3
suffocate a43 a8s;109 1qv xe 4kn
suffocating 2ji;2a7
suffrage aao
suffuse ;b2
sugar 2ik;2ut
sugary aap;aaq
suggest hm 7ci 7zf 7li;8x 45u 3zp 61
suggestion 9fs 7ch 9gc
suggestive 9sd 7pz;7sc 9sc 4fy
suit 2z4 7g 1ww 1w7;7j 2d 8h 1w2
suitable 6iu 4y3;6h 4y5
suitably 16e
suitcase 73g
suite 9u8
suited 6iu 3bz;6h 1gg
sulfur aar aas;2wf
sulky a3q 4lr;4bj 86l 4ll
sullen 6zo 3id;4bj 3i8
sullenly 5ha
sulphur aar aas;2wf
sultry 7f3 7ey;6gq 1oj
sum xa xc aat 47h aau aav;dd 32b
summarize 4f aau;3b8 dd
summary 5kw 3rj;5kx 2k5
summate aav;32b
summation 9v6 aat 9bo
summer ;7d8
summit 5rx 4d1 2j6;6o
summon aaw 1w5 19d 8ti;75r 19b 3c9
sumptuous 6y9;6yb
sun aax;1sx py
sunbaked 1oe 77d;1og 77a
sunburnt aay;zj
sunder ;4gd
sundown aaz
sundry 1dr;1dt
sunken 7db;31f
sunlight aax
sunny 374;1us
sunrise 1ho 8wb;6s5
sunset aaz 906 87j;12k 87f
sunshine aax 36x
sunstruck ;1h
suntanned 2m4;2m5
super ab0 9y 3u6 230 4nv;a1 260 xj
superb 2kr 70h;a1 6g
superbly 8k3
supercilious 593;1a8 4wn
superficial 13u 7vt a03;13s 8v8 8f9 a02 6kp a00
superficiality a05
superhighway 6rq
superimpose ;19o
superintend 8ic;fc
superintendent ab0
superior 8kd a1 17e 5fu;9y 1qj 9yu 2f1 2kr 2vl 38h 63b 72s 92u 3de 9e8 a0u ab1 17c 7bq 891 8hs ab2 45c
superlative 5rx 72s;a1
supernatant ab3;1sc
supernatural 35t;6xy 5pn 5r5 5ry 35s 8k2 8ni 927 ab4
supersede 5ay;5k
supersonic 7nv;2je
superstitious 814;286
supervise 8ic 8rl;fc 243
supervision 93d
supine 96h;1z6 96f
supplant 5ay;5k
supplement 9cl 70 8b8 l2;d9 3tp l4
supplemental 1j5 dq;uz dk
supplementary 1j5 dq;uz dk
supplicate ;1x2 99g 144
supplier 9hd
supply 9hi li 81z 7l da;8i 5cy dd
support 9o7 ho 977 1ly 2h2;8i 16h
supported aag 1sc;aaf 1sa 2h4 4vz ab3 ab5
supporter fw 975 1dl
supporting 5uu 1v9;73 1v8
supportive 73;72 71 5uu
suppose 9wn 74o 3z8 9cm;74q 123 1dw
supposed 8yj 7mq t1 7h6;7pv 7mn t3 4o
supposedly 9il
suppress 3zq 4gg 4ko 9qw;36u 6og
suppressed ab6 a22 7ty;ab7 a21 7tw
suppression 4gj 7tz
supra 2m
supremacy 5g1
supreme ab8 5ft ab1 8l9;4fj 45c a1 8l8
sure 333 2xs 2gb 9yj 33b;336 2xp 2g1 338 339 33a 1eb
surely 33b
surf 2mv;3jj z7 34i
surface 5t7 327 2p;1bb 14t 14b 2o
surfeit 63i 6zr;li 7rk
surge 9va 23m 23o 23p ab9;23q 2nl 3av
surgical 90x 9l;90y 90z 9i
surging a8z;zi
surly aba;4bj
surmise 3z7 abb;4qp 128
surmount 8ke 9a7 9wo 20u;1ve 4fg 6o
surmountable ;8vn
surpass 638 20u 968 636;1ve 7u
surplus 63h 63j;63k
surprise vf;rs ba 1cp
surprised vi;vh 5lt 90u a7z
surprising vm;vk a80 a9w
surprisingly 1ef
surreal abc 5j0;6bx 4p4
surrender 9ra abd 2vu;5cz
surround 5yf 2ea a42 1zx 6ft;e9 14t 1cp 35q
surrounded ;2gs
surrounding 3h4;en
surroundings 8o6 5yf
survey a9t 9rv abe 15a 9si;y6 1j3 2z5
survival 5vl 9yv
survive 5vm 2jc 92n;1vi
surviving 67e;67d
susceptible wh;we 2vf 8bc 9e2 wd abf 9b0
suspect 4ry abb 5de 6u6;128 57e 74o t3
suspend 4l8 9ry;76q 5p 1pu 2io
suspended ab5;1sc
suspension 7yv 9qy
suspicion 7gd 5dc
suspicious abg 6u6;4js t3
sustain 9g7 3ld 8y1 8hl;43u 663 7l 64y
sustained 444 443;31n
sustenance 8y2 84x 8hr
swab 8rv 4jv;8rw 14s
swagger 9dg 3jt 2mo 2ba 6cq;w8 2mq bi 4lb
swaggering 593 ij;1a8 ig
swallow 2cq 2r1;4ul 1qf 1lm
swamp 4u6;4u9 2cn
swan ky 5jm;8x 7u 9vv
swap abh;2z8 7u
sward a4o
swarm 5km 4bs 9cz;2s9 4f9
swart 5ma;2m5
swarthy 5ma;2m5
swash a5u 2b9 2ba;7u jl xn bi
swashbuckler 8gm
swathe abi;23t
sway 2xj 9tw 87b 999 9tx;6ki 3m7 2hz
swaybacked 555;lb
swear 266 ky 4wf;267 8x 9bb
swearing 4i7 8yd
sweat 998 6sa 5q9;2zu
swede 9vj 9vi
sweep 65n a32 2n6 9vv 2me 5i7;o5 2mf 5i8
sweeping 2le 7qy;2l6 7qx
sweet 4yt abj abk yv 8mb 9b6 abl;abm yx 8h4 fm
sweetheart a8d 1w3 9fe;9fd
sweetly abl
sweetness abj 2gh
swell 1vo 1yj 2pc;96 bi 1pi 18f 6g
swelled 9h6;1a8
swelling 8gj 2oo
sweltering 7ez;1oj
swerve 4io;1ju
swift 6d5;5r
swig 5is a3r 753;1q9 5hf
swim abn 1te 6l3;7u 2d
swimming abn 8db 7ee;8dd 7ec
swindle 36n 3up;1xj
swing abo 87b;2hz 6ki 7u 3m7
swinging abo 9st;34w
swingy 9st;34w
swipe 49;1q9 4d
swirl 462 abp 5p6;75j 3av
swish 86y 6cz;1lo 37g
switch 9qn 63p abh 34i a0p;ux 2z8 5p
switching a0o
swivel 9ag;1ju
swoon 6a5 6a6;6aa
swoop a3d 9cw;s1 o5 a48
sword 25d
sworn 3pz;3py
symbiotic 4w2;1ls
symbolic 5sv;5sx
symbolize 5t1;pq
symmetric 23a;237 abq abr 61x abs abt 9kf abu abv
symmetrical 23a 1or;237 abq abr 61x abs abt 9kf abu abv 1op
symmetry 481 9gl
sympathetic 5tl 1zb 147;5tk 1ze
sympathize 3po;z1 2xh
sympathy abw
symphonic 77r;410
symphony 99k
symptomatic 358;357
synagogue abx
sync 99j;ez
synchronism aby
synchronize 99j 5le;ez 18j 5p 99r
synchronized abz;3k2
synchronous 3k2;3k1 3wh 42s 95f abz
synchrony aby
syndicate 8q7 9c7;1al 6ow 1h2
synergistic 7y1 46q;3l6
synonymous a25;a24
synthesis 4qw
synthesise ac0;3o2
synthesize ac0;3o2 b2
synthetic 1b1;19v
syringe ;8pu
syrupy abm ac1 aaq;abk 3gs aap
system 9wy
systematically 40t
systematize 3jy;3li
systemic 6wp;6wh
tab 36r
table 4s4 ac2;4s5 9dk
tablet 945 9a1
taboo 6nd 9vl;3dr 6ne 5ec
tabulate ac2;9dk 3a7
tack a1k 1cy 1t4;yn 839 1d0 19b 1ml
tackle 9t6 ac3 77s;3yf l4 1fk
tactic 8ig
tactics 8ig
tactile ac4 ac5;ac6
tactual ac4 ac5;ac6
tag ac7 9km 1nh 8tv 363;l4 2n7 1qr 365
tagged 863
tail 1cm 363 2bn;365 210 9a4
tailgate ;6mg
tailor 70o 9jy;7h 4xu 4b5
tailored 9ak 4jc;1hr 4jb
taint 42j 48e 7s7;27e 42g
tainted 48j;1ng
taiwan 383
take 9fk 1ud 3it;ba 57
taken 7z7 kd;15g k7
takeoff 86o 8qg
takeover 49i
taking 1gr;1gm
takings 9fk
tale 8ub
talent 5vj
talented 6y4
talismanic ab4;35t
talk ac8 89y 36w 1lm a5v;dw pz
talkative ac9 3qw;aca 3qv
talking ac8
talks 51w
talky ac9;aca
tall 6vk 536 7mp;6vi 8am 8al 8ex a85 6o5 w6 1eh
tally 9v3 9n3 494 8h 9z aav;or 9xb 2di 32b
tame 4hb aa3 4he 5er;5p 7h 3qh aa2 4hd 5eq 5fl 5ep
tamper 8rm 8lx;457 7ye
tampering 8ly
tan 2qj acb 2m0;3tv 255 vp
tang acc 6jw
tangent acb
tangential 818;688
tangible ac6 3wf 94x;ac5 3wc
tangle 8lc 5i7 85v 5ww;5i8 7ym 5cm
tangled 5xh 3t2;6qj 7yu 5xg 85w 8ku acd 3lx
tango ;2pp
tangy a5c;ag
tank ;2f9 2e4 2wf
tanned 2m4;2m5
tantalize 1o5;1o6
tantalizing 80r 80q;80p
tantrum 6iq
tap 96o 9l6 66m;210 5dy 1tm 14r
tape 9ng;l4 2di
taped 6j7 9nj;6j3 6ha
taper 2uq;4op 1tn
tar 82e;327
target 8j9 9f0 dy;pm
tariff 5md;63s
tarnish 4lv;28p
tarry 8d4 8d5 ei;2d 6 ed
tart 9gv a5c ace;ag af
task 9g3 38x acf;1de 93f
taste 97z 15i 9wk 9wl 9wa a3x;a7 2e5
tasteful jx;js acg
tasting 9wm
tat 7zb;1oc
tattered ach 4z7;mw 27v
taunt aci 1o5;1o6
taunting aci 4x3;10d
taut acj ack;acl 19k
tawdry 2i1 7se;1r1 1s8
tawny ;vp
tax 63s 1d9 acf;7m0 1db 93f 3sn
taxable 9lj;9li
taxi 2sf 2sg;7u 21m
taxing 7ab;5cx
taxpaying ;8be
teach acm 30g;8w 9t
teacher 7wc
teaching 7wa 3oz 5pl
team a70;2k7
teammate 8ki
tear 9qb 23x 2ro 3f3 2no;2rq 1rh 1rl
tearing 6gl;1ne
tears 4go
tease 477 acn 1ni 1o5;1nj 1o6 456 a1j
teasing acn 8qh 9ym 10u;17f 1xm 10v
teaspoon aco
teaspoonful aco
teat 95a
technical 9fu acp 8ls
technique 9ft
technological 9x5 acp;9x4
technology 5wa
tedious 2et acq;2eu 53l
tee ;19o 1fb
teem 4bs 9cz;2s9 4f9
teeming 4z;2g
teen ga gb;ge
teenage gb;ge
teenager ga
teensy 8dr;1f1
teeter acr;o5
telegram acs
telegraph act 2sk;2sl
telegraphic 3vx;2k5
telegraphy act
telephone 99n 2tg;2sl
telescope 9x7;4gh 2vy
televise ;pw
television acu acv
tell dd pz 8ua 3ot;267 8w 5wl
telling 9pi 8xz a2i 9sb 99a 5pz;j7 3jp 5pu
telltale 9sb;j7
temerity 1h7
temper 81r 7g5 81l acw 777 8rc;776 2o7 ez 2aw
temperament 5b5
tempered 77a;77c 77d
tempest a8y
template 74u
temple abx
tempo 93z
temporal acx 5ow;bp 5ov 8kl 8mv 8t7
temporary bp;bo 5yj 7mz 7yi acx acy
tempt tq 1o7 80o 215;tr o3 101 1e7
ten 4o9 2ws;23l
tenable 9mg;3qk
tenaciously 5fa
tenacity 98y
tenancy 8yz
tenant ;24y
tend 7ol 6vr a8x;2d 1fw 8oi
tendency 5b6 89n acz
tender 1g0 21o 21q 9h3 94h 7k9 ko;5cz 8zr 5p 9h1 9z5 ab ge kp
tenderness kn
tending pc 16t;16x
tenebrous 4ls;4ll
tenet 5fe
tenfold 8t1;ne
tenor 7c6 7c5;7br
tense a9i 19k 41o acl;3rl 5p 19c k2 19g ack 5pc 5re 81w 8vs a94 ad0 41m acj
tension a9f
tensionless 88k;88f
tent 24x;24y
tentative 3x1 5h6;3wx 5h8
tenth ;5qg
tenting 2ua
tenure ;5rq
tepid 8gb 8gc;8gd 8ge
term a9l;1qr
terminal 4wk 5v5 3hw;3hv
terminate 1le eu 5v8 2ud;5p 2d 1yy
termination 66d 5vk 92b 5vc
terms 6n9 4k9
terrace 973 1yv;li 3a7
terrestrial 9as 90i 8t7;90h 5ow
terrible qt 28 7xs 68d;qq 2a 1ne 63a
terribly 1kt 1f5
terrific 7xu 68c r1;1ne 63a qq
terrified mc;m1
terrify 958;qp
terrifying r1;qq
territorial 9or;9oq
territory 5d9 a4v
terror 956 9xe
terrorize 958;2aa qp
terse 3vu;2k5
test ad1 62v ad2 60q 9xr 9k7;67 36t 30f 2d
testament ad3
tested 9h9 4vt;618 4vo
testicle 5qc
testify 1g7 1g8;8x 8w
testily 81p
testimonial ad4 ad5 9nb
testimony ad4
tether 89u;l4
tethered 2g5;2fy
text ad6
textbook ad6 2z6;1i9
textile 3i0
textured 9ul;te
thai a1q a1p a1r a1s a1t
thank ao;45u
thanksgiving 27r
thatch acm;9u7
thaw 8mg ad7 4sw;3wo
thawing 8mg ad7
theater ad8 5in ad9
theatre ad8 5in ad9
theatrical 7cn 8me;8md a1h
theft a8e
theme aa6 8s8 95b;li
then 96l;on
thence ada adb 7b2
thenceforth adc
theology 5ed
theoretical 4o 4k;4n 7h6 a65 8nj 4b 5d
theorize 3z8;123 2t4
theory 7h5
therapeutic 4hk 796;5kt
therapist 795
there add
thereafter adc
therefore 7b2 406
therefrom adb ada
thereof adb
thermal 7f0;1oj
thermostat ;36u
thick 8ny 6du 3v9 3gs a3t ade;6dn 9jz adf 3v6 3gr 3j0 4ca 4v6 a9m ac1 adg a3u
thicken ;5p 19c 27i
thickened adf 2to adg;6du 2tr 3gs
thickening 85p 4rd 3t8;4re 3lx
thicket 2n4
thickly ade
thickness 7a6
thickspread 4aa;1ui
thieving a8e 59o;1xn
thin 54b a3g 25f 2d9 8uh 5d5 adh;19c 4je 2aw 25e 2vk 3u9 4wu 70q 6ho 7h3 95d a39 897 2sq 898 6vj 899 89a 89b 89c 89d 2d7 89e 89f 89g 89h 89i 89j 89k 89l 8ue 53k
think 1ya 74o 1dp 9mv;67 123
thinker 8og
thinking adi 7xh;3kc
thinly adh
thinned 54e;54d
thinness 6hp
third ;5qg
thirst 7ge 4bn;a6 w1
thirsty 5la 7gh 44;1og 5ye 41
thirteen 2wv;23l
thirteenth ;5qg
thirtieth ;5qg
thirty 2x3;23l
thither add
thong 879
thoriated adj
thorn 9f2
thorough 2xz 3su 3ss;2xp 3o 28f
thoroughgoing 3su 3ss;3o 28f
thoroughly 655 70f
thought 7h9 adi 910
thoughtful 9fx 2mc 9zd 1g4;4r8 9ea 2mb 5n6
thoughtless adk adl;adm adn
thousand 71l 2xc;23l
thrash 6jb 464 a33;1t6 465 2pp 1vg
thread 9sx 8lf;7u 9ur 682
threadbare 3qg ado;3qi mw
threat 8mp 9xe
threaten 5v9;1ua g6 1hi
threatened adp;3ui
threatening qu 3id;qq 3i8
three 89v 2wl;23l
thresh 464 6jc 6jb;465 6jd 1vf 1t6
threshold 5ga 5gd
thrifty 5oy;5ox 9wj
thrill 1q5 37u a10 62u;59i 101 9j3 5qx
thrilled 63y;19j
thrillful 63z;19j
thrilling 5rg a8v;2jj 344
thrive 65m 6lj;1hg 19c
thriving 9gu;7nc
throb 9cy 9i5 a10;a6 1vg 9j3
throbbing 9cy 9sw;34w
thrombosed ;290
throne 9cp 5xr;524 4ff
throng 8t4 82l;4f9
thronged 4fe;4fb
throttle 5u 5t 2fx a9c;109 5x3
through 5g5 55d;3w1 558
throw a9n 2zg a0i;304 o5 xu 19o
thrown 5hj acd;1xs 5xh
thrum 7fm a9r 5kv;1lo 3g4
thrust 9is a7e 5jy 5k2 a1g 4m3 6ni;6ke o5 3cf
thruway 6rq
thud 3im adq;1lo 2ff 4az
thumb 7ct 6kc 6hq;21m 6kd 2n7
thump 3im 1vg adq 9bt;o5 1lo 1q9
thumping 3im 1qb;xj
thunder 2dn a3v 9tr 2dp;o5 1u1 1u2
thundering 8wz 7ml;26l vn
thunderous 4nk;236 909
thus 7b2
thwack a3w;1q9
thwart 1nn;1jt
thyroid adr
thyroidal adr
thyrotrophin ads
tick adt 3fl 9n0;1lo 1ml 1bm
ticket ac7 a36 6hl;2dg li
ticking adt
ticklish 52y;w6
tide ab9;3av 6l4 2a3
tidings 7xf
tidy 3e5 8v9 73l 40f;3li adu 8v6 8v7 a0w 2nd 15c
tie 8vc kv 1py 1fb;yn 5yy 2fx
tied 2g6 adv 6dg 86a;2fy ou 6dh
tier 718
tight 3fc acj 80v 3hj 6d4 3h1;3fb a4h a2x adw acl q8 28e
tighten 6df 3rl a8r;5p b2 2fx
tile ;14t
tiled 4ab;1ui
till adx 7d2;93p
tilt 83w 189 896 z3 2uz 2xl;z6 o5 83x
tilted 7op;51u
tilth 6cf
timber 8gg 6ob
timbered ady;2ng
timbre 9j5
time 3g6 3gn;3go 2dh 4p6 ez
timed 9p0;8zx
timeless adz;ae0
timely ;9gb 9tk
times 8t3
timeworn 3qg;3qi
timid 313 1si 53f 4ak;1sh 8sk 37j
timidly a1o
tin 2ub 2uc;396 2ue
tingle 37u ae1 9f3;823
tingling ae1 645;2jj
tinker 8rn;1dk 53t 2ra
tinkle 3g3;1lo
tinkling ;3g5
tint 9zu 7ch 3t9;29y
tiny 54t;1f1
tip a8h 1qe 6f8 ae2;1ed 5cz 6ke
tipped 7op;51u
tipsy 5l2 ae3;3jv 4bi
tiptoe 9ju;w8 9jq
tire 6e6 651 650 2ep;507 6e7 5ia
tired 1vj 3qg;1vh ae4 270 2er 2yb 652 82h 5id 9kp 3qi
tiredly ae5
tireless 5vs 54a;r9 548
tiresome 2et;2eu
tiring 654;17z
tissue 2h9;1oc
tit 2j5 95a
titanic 231;xj
titillating 644 604 645;2jj hb
title 9uu 34c 5y3 a9y;1qr
titled 8wv;18n
titter 6y6;2sn
tittering adj
toad 6sj
toast 70a 9b7 4dl 5ju;1od 4pz
toasted 46k;1oh
today 8y5
toe ;w8 5k1 2fq
toffee 2l4
toil 865 53s;53t
toilet 1tg 9cp 75f
toiling 2rx;2ru
token 84y 8om;2el
tokenish 8om;2el
tolerant 6oo 8bg 9rc;6on 30n 1ux
tolerate u 98u;w 31u 528
toll 48u 1ye;9tf 7m0
tomb 72a
tonal 9c2;9c1 ae6
tone 9j5 6fe 34s 7sx;1lm 255 29y
toned ae6;9c2
tongue 85k;2og 86x
tongued a5x;a5w
tons 5hw
too 939 uh
tool 7wd 4cq 3jq;3iz 21m li 93p
top ae7 4d1 637 4fk;638 935 2vb 4fi ae8 ae9
topic aa6 81y
topical 8ej 4i3;8eh ly
topnotch 9y;a1
topple aea ae2;s1 6ke
tops 9y;a1
torch 6jn;2qk
torment aeb zk oo aec 1nj 8jz;zl 1zv 2n0
tormented zo aed;zp 10s
torn 7u7 5e7;59z 2hq
torpid 7rt 1c9;5gm 1c6
torrent 3i5 4u4
torso aee
tortuous 3t2 4ek 7qw;3lx 1c4 51b
torture zk aeb oo a95 aec 8jz;zl 2n0
tortured zo;zp
torturing 64e;ab
toss 6kx 86j 6ky 39e 464;6kt 1ju 2zg 465
total n9 xc xd aav 5xv 3sv;2d 32b 27g 5xz 3o
totalistic aef
totalitarian aef;1i3
totality 5y2 n9
totally su
toter 1v4
totter 949 acr;9tw w8 o5
tottering aeg;468 4bi
touch aeh 6xv a20 2n7 k5;a7 rs
touched 2nc k9 7uy;2n9 kk 2of
touching aeh kl;km
touchstone 4du
tough 7e1 2pb 534 2tr 9uy;w6 2to 77b 9ux
toughness acw
tour 3a8 6zu 7cp aei;83v
tousled 59n;3iw
tow aej
towboat aek
towel ;2mf
tower 3np aek 7fj;7fk
towering 7bx;3oy
toxic 4nh;4nd
toy 8ok 6l2;ba 457 bi
trace 7ch ael 6xv aem 3aw 9s5 7f5;y6 1ed 2dq 363
traceable 1gx;1gv
tracing aem
track 96w 88t 363 2jz;7zo 243 365 2as
tract 95k 94z 971
trade 4b3 4nl 66x abh;2z8 9rz
trademark 761 2ht;1nh 6gy
trader 4nn
tradesman a19
tradition 4j9
traditional 3dl 91w;3df 45o
traditionalist 40a;408
traffic 4np;66x
tragedy 2t0
tragic 9vn;24u
tragicomic 9vo 7ga;24u 3op
trail 88t 363 9zt;86i 365 7u
train a9k 2wd 5jr 15z 3ws 73k;30g 1hd 3wv 5pf
trained 57z;57y 5js
training 2jo
traitorous aen;9mj
tramp 2pf 946 5jm;1mh w8 2jz 7u
trample aeo aep;w8 2n0
trampling aeo
trance 5uq 1xi;143
tranquil 2u0 2tv;2tw 2tz
tranquility 9jp 9jn 9jx
transact 1qg;1d1
transaction 4no
transactions 8ot
transcend 636 637;638
transcendental 927;35t
transcribe 2hd;8xv 4pc 7h
transcription 19y
transfer aeq 63q 3pv aer 2q3;1de 2hz 5a5
transfix 6cj 7kv;5w6 70n
transfixed 5uo;218
transform aes 1w8 aet;5p b2
transformation a0n
transformed 34l;34j
transgress 2ar a2b 93e;2ii a6w 2as
transience 2jt
transient 5yj;bp
transit aeu;2as 9sl 2kw
transition 96a 45r 8r8;3tv 34i
translate 9s6 aet aev;3b8 5p 15p 2kz
translation 9q7
translucent 3et;3ej
transmissible 30c 6bc yi;30d yj
transmission aew 7s8
transmit 3qs 2yl pw 2kz;3pv 2kw px 2hz
transmitted 6bc;yj
transmitting aew
transmutation a0n
transmute 1w8 aes;b2 5p
transparency 6ma
transparent 3eq 70q a78 8yu;3ej 25f a72 13t
transpirate ;6ln
transplant aer aex;5a5 2d 5ss aey
transplantable 8qd;q1
transport a0v 5p2 2r5 1uw 4tw 1ri;2hz 4tu
transportation aeu aeq 6ca 5gs
transpose 3rd aex 7y4;ux aey 5p 2q3
transversally aez
transverse 4ew;4ez
transversely aez
trap a46 a47 9a2;2sv 1nx 3fz
trapped ;2w6
trapping 7f9
trash 9us 9ut 33y 84j 950;5 58u
trauma 77i
travel af0 7u 83v 3re 4g4
traveled af1;af2
traveler af3
traveling af0
travelled af1;af2
traveller af3
travelling af0
traverse 2jz a5m;2as 49z
treacherous 4l4 af4;4kt af5
treachery 20q
tread 93w a8i aep;7u w8 4gh 2gz
treason 20q
treasure 6wb 15d 37a;4c gm
treasured 37b;fv
treat 4k2 56 2wf fg 4nm;1d1 k1 2l5
treated c0 1q1 77a;by jd 2qm 5gh 1q0 5gr 5j5 77c 77d
treatment 76i 58o
treaty 8e
treble a54 af6 7c4 8t0 8sz 5gw;1yt 5h0 7br ne
tree 47k;34q 1wd 363 5s6
tremble a0z 9j3;465
trembling 9k5 9zz;468
tremendous 228 68c 68d;xj 63a
tremendously 5wx
tremor a1l 9j2;465
trench 4r1 5uy;5uz 6po 210 19o
trend acz 49p a9x 4io;1ju
trespass 5v2 7zt 5uz a2b;2ar af7
trespassing 5v0;2rz
triad 89v af8
trial 9v4 ad1 ad2
triangular zs 8sy;zq 23c
tribunal 49r
tribute ad5
trichrome 3ne;1u6
trick 11y 6m7;20o
trickle 5jb 5jc;3av
tricolor 3ne;1u6
tried 9h9 4vt;618 4vo
trigger 7u5 bv;bx
trigonal abv;23a
trill 9zx 9jc;62 1yt
trim af9 3gf 95p 4je 89h a0w adu 9ak;210 gn 2s 1om 2d9 8v9 1hr
trimming af9 3gf
trinket 8y4
trio 89v af8
trip 6qo 3re bv;o5 bx
triple af8 af6 8sz 8t0;5h0 2fq ne
trite 3qg;3qi
triumph afa 9ex 9pd 3z0 6zk;9ey 9pe 2b9 370
triumphant 68y afb;68z afc
trivial 6gh 7vt 6sh;6gi 6kp 5ej
troika 89v
troll ;3a6 2gn 7h1 z5
trolley a9e
troop 6l8 95e;6h1 8it
trooper 318 319
troops a4w
tropical 5z5 6gv 7f1;5z4 67m 1oj
trot 83f 4d5 3g8;3ga 2v1 8iu
trouble 9fg 2f4 53d o4 2f6 5ag 2f5;rs k1 2f7
troubled 10s 5bq;10q 12w 2xr 3i6 5cv 5cs aed 78h 5cu a9q aan 5br
troublesome 538;w6
troubling 5cw;5cx
trough 75e 2gm adx
troupe 3rq
trousers 959
truck ;2r5
truculent nn;ni
trudge 946;w8
true cg 9m 6an afd g0;f0 cc afe 9i 6al aff afg
truly 6xf 9t9 a2c 9me
trump afh 202;1lo 1ve 2al is
trumpet afh;646 38w 1rm
trumpeter 7b3
trundle ;7u
trunk aee 2dw
trust 9po 3nz 20i 1yb 4y6;1y9 w 123 4y7
trusted afi;1hv
trusting 3xl;3xk
trustworthy 1hv 9ro;1ht 9rn 4vp afi 8z
truth 9h
truthful afd afe;aff afg cg
try 1fr id 60q 9wa;ba 67 38o 2e5
trying 539;w6 10v
tsh ads
tub 1th
tube afj 9a9;li 2kw 21m 1td
tubing afj
tubular 7dc;31f
tuck 7vd 9hx;1qf 3le 1ml
tug aek 866 8g8;1a2 6gs aej 1uw
tumble 6as aea ae2;s1 6ke a50 o5
tumbling be
tumor afk
tumour afk
tumult afl afm 3qo
tumultuous 5bq;5br
tune 8mf 9zi;ez
tuneful 8mc
tunnel 2qs 2qt;2qu 53j
turbinate 3kj;3ki
turbulence afn
turbulent 5bq oe;5br o7
turf a4o;14t
turkey 83q
turmoil afo afm ol
turn 1z0 afp afq 1ju 19c xe 9cf;o5 b2 1w8 2hz
turned 80f 8ze;80e 93o 9ud 8zf
turning afp
turnover 93m
tutor 3iy;30g 9pg
tuxedoed 3c3;1gg
tv acu acv
tweed 6jh
tweedy 9uj;te 9j6
tweeze ;9bd
twelfth ;5qg
twelve 5hv 2wu;23l
twentieth ;5qg
twenty 2x2;23l
twice 5gz
twiddle abp;75j 457
twig ;2hn 15n
twilight 5m9 4lq;4ll
twin 6we 49e 5m2 49l 5m4;8h 1d0 6xo 1ut 46y
twine a9j 7ym 1pc 5cm;2hz 19b 1tn
twinge 954 9f1 70l;a4 24g
twinkle a5r a5p 289;28b 1uc
twinkling 79q 2kj;17t
twins 6wf
twirl a68 abp a69;75j 9uc
twirler 7gn
twist afq 512 a68 a7d 1z3 4hw 5cm;o5 1tn 1ju
twisted 5cp;5cq
twisting a95 a68 4ek;1c4
twitch afr 830 82z 6kz 70l;831 o5 24g
twitching afr
twitter ;387
two 2wk;23l
twofold 5gw 5gy;ne
twoscore 2x4;23l
type 5on;83t 8pw
typewriting afs
typical 3dk 359 8x9;5sw 9qv 9ow 3dd 357 1jo
typify 5yt 5t1;pq
typing afs
tyranny 4ys 4yr
ubiquitous 9ej;1g2
ugliness aft
ugly 59d aba 62e qs;59c 73w 7bn afu 4bj 4lt qq
ulcer afv
ulcerated afw;zj
ulceration afv
ultimate 4fj 87k;4fh 622 6hc ab8 87f
ultimately 6hf
ultra 9ki;21
ultracentrifuge ;32u
ultramodern 8qw;42t
ultrasonic 7nv;2je
ultraviolet 80m;3ur
umbrella 3u7;260
unabated 7xv;1ne
unable 7o2 7mb;7o1 7ma
unacceptable afx 8yh 7m4;573 8yg 24r
unaccompanied u0 a4y 9z6 ty;tu 81v afy a4x 136
unaccountable 7p5 81c;4gt 2xo
unachievable 7m6;7e9
unaffected 7kq 7vb afz 8bu;7ko ag0 ag1 2tq 8bs ag2 ag3
unafraid 6en 9yh;6eo 6ep 6eq
unalterable 6he ag4;7pr 6hd 3y0
unambiguous 3q;3k a92
unambiguously ag5 ag6
unanimous ;8k 6wo
unanswerable ;4ur
unanswered ag7;ag8
unarmed a6d;a6c
unassailable 7me ag9 aga;q8 agb 4ur
unassisted 8u4;740 8u2
unassuming 8r3;8r1
unattached ;135
unattended afy 8vj;u0 8vk
unattractive 7dn;7dl
unauthentic 7jq;1dz
unauthorized agc;5kx
unavailable agd;age
unavailing 6un;6uo
unavoidable 7ru;6e2
unavoidably 7rv
unaware 8yl;8yk agf
unbalance 7jl;4bv
unbearable 24r;24m 7zh 7m4 7zi 7zj
unbelievable 1eh 7mo;1eg 69f 7mp 7pp 7mr
unblinking 6ep;382 6en
unbounded 2ge;2gf
unbroken agg agh 6aw 84z;agi 9wh 6au agj
unbuttoned agk;agl 63n
uncanny 5r5 68g;35t 63a
uncaused agm;76
unceasingly 31o
uncertain 5h7 7qd 43g;7o8 5h5 7o9 7qb 43e
uncertainly agn
uncertainty 5h2
unchangeable 3y0;ag4 3xy 6j4 a86
unchanged 9w8 ae0;9w7 adz ago
uncharged 5ih;5ie
uncheckable 53c;52w
unclaimed agp;57m
unclasp ;598
unclean 1wk agq;560 1wi 561 54v 562 2oe 563 564 565 566 567 568 569 56a 56b 56c 56d 56e 56f 56g 56h 56i 56j 56k agr
unclear x9;x6 2b4 3ys 8ym
unclouded 3e1 3f0 3eu;3ee 9za 3eo 3ej
uncomfortable ags 1nf;agt 1n1 81q agu
uncommon 63g 68h;63f 9l8 agv 63a
uncompromising 7t0;7t3
unconcern 7qm
unconcerned 28m agw;28k 2zm 4zc 7qn 2xn agx
unconditional 2az 6jp 7qg;2av 3ed 1j0
unconditionally 6js
unconfessed ;9yc
unconquerable 7mg 7wo;7mf 7wn 80k 7wp
unconquered ;afc
unconscious 9z2 80s agf;9yz a9v aa1 5k5 8yl
uncontrollable 7zm 53b;1pa 52w 88c
unconventional 8l6 v2 817;8l5 v1 24z 8zh 4ep
unconvincing 6km 7mo;6ko 7mr
uncork ;agy 2ij
uncover 1r7 580 1lp;581 pz
uncovered 670;1r9
uncurl ;18i
undamaged 7ww;7wu
undaunted 9rf 2ib;1zk 2i3
under 8fz aad;8fw ey
undercover 3ck;3cl
underdeveloped 50u 7kg;50v gg
undereducated ;7i6
underestimate agz;930 16l 8p1
underground 8np 1yp 3ck;1yr 3cl
underhanded 48n;48h
underlie ;2d 2vb
underline ah0 5tn ah1;5z 1ed
underling aac
underlying 7lf 1sn;7le 1s6
undermine 49b 31a;1p7 31b
underpin 486;2h2 8h
underprivileged 4wz;4wy
underrate agz;8p1
underscore ah0 5tn ah1;5z 1ed
undersea aaa;1yr
undershirt ah2
underside 2fc
understand 15p 15e aev;1y9
understandable 3u1;6w
understanding 15s ov abw 7x6 98b;co
understate 5hn;8w
understood 15g 7lg;15f 7z7 7le
undertake 1fs ac3 74h 361;bx 3yf 44f
undertaker 8s3
undertaking 9g3
underwater aah;1yr
underway lx;ly
underworld 7at
underwrite 7wr;74h 33k
undesirable ah3 7rp;ah4 5bd
undeveloped 9uw 6ax;9uv 6av
undifferentiated 4qo;4qn
undigested ;8pz
undiluted 3vb;3v7
undiminished ;28f
undisguised 93g;1oz
undisturbed ;2xn
undo 585 4yy ah5;ux 9uz 5p
undone ah6 9v0 ah7 5al;7p3 1fu ah8 34z
undoubtedly 5h9
undress 5bl 5e0;5bm xu
undue ah9 63l;7q4 21
undulate 9t2 9u2 6jk a41;6ln o5 b2 5y0
unearth 53u;8em 581
unease 8hx 5bf
uneasily 12y
uneasiness 8hx 5bf
uneasy 15x 9rp 12w agt;15w 9dl 10s ags
uneconomical aha ahb;ahc 68o
unemployed 5ab;5aa
unending 61f;y
unenthusiastic 8ge;8gc
unequal 8pl 4sd;8pi 8x7 4sb 7nm 7nn
unequally ahd
unequivocally ag5
unerring 7s5;6n7
uneven 4dg 8pi 8z9;4df 82k ahe 9kq 8pl 468
unevenly ahd
unexpected ahf;ahg ahh
unexpectedly 78
unexplainable 7p5;4gt
unexplained 7p6;4gt
unexplored ahi;ahj
unfair 6qi;ahk 6qh ahl
unfairness 7ua
unfaithful af5 aen 7ne;af4 ahm 9mj 1kl
unfaltering 6i3;1zk
unfalteringly 50j
unfamiliar a9b;a96
unfasten ;585 90k
unfastened ah8 qf agk;ahn ah7 qe 90n agl
unfathomable 4r9 7p8;2fj 5wk
unfavorable in io;il im
unfertile 7si;7sj 7sk 7sl
unfinished 9un 7p3;9um 7oz 980 ah6 aho
unfit 5be aa5 lb ahp;5p aa4 ahq l9 1q2 4di 56r 555 8hj zj
unfitting 7nr;7nt
unfixed 6l7 7qc;6l6 7qa
unfocused 5d7;53k
unfold 29u a9h 720;mp 581 1tn 585
unfolding 6lo
unforeseen ahg;ahf
unforgettable 78m;78k 8mj
unforgiving ahr 739;ahs 73c
unfortunate 15 aht;11 579 5b7 76s 5g9 ahu ahv 1l7
unfortunately ahw
unfrosted 3ev;3ej
unfrozen 8mi;8mh
ungainly 1l3 1l0;1kz 1l6
ungodly a2e;62f
ungrateful ahx;af
unhappiness 9vp
unhappy 8p7 5ct ahy ahu;8p6 af 15
unhealthy zj;zb 4c7 ahz ahp afw 594 5p7 6m6 8s5 7st 7su 9w0 aay 7wk 4dk
unheated 3l0;17o
unheeded 7i8;6oq
unheeding 2y6;2y3 4nj
unhitch ;585
unholy 9fr 62d a2f;9fp 4lt a2g
unhurried 2y0 972;2xq 5o7 549
unhurt ai0 9vs;7wv 9vr
unification 6ul ai1
unified 7pf 46v;ou 46x
uniform ai2 40o 4qo 9p1;li ai3 40s 4qn 8zx
uniformed 3c5;1gg
unify 3j4 nd 2cw 1dq;7wy 5p 7sr
unilateral 55i;55a
unimaginable 7m3;7m7
unimaginative a8l 9dd 45p;a8m 9d8 40c
unimpassioned ;9b3
unimpeachable 7um 6e;aq 3ez 6a
unimpeachably ai4
unimportant 6gi 6kp;7pb 7qo 6gh 8c4 7vq 6kn 7vr 7vs 7vt
unimposing ai5;ai6
unimpressed ag0;7kq
unimpressive ai6;ai5
unimproved 55z;55y 9xu
uninitiate 7s3;6k2
uninitiated 7s3;6k2
unintelligent 78z;78y
unintended 76;74 agm ai7
unintentionally 7a
uninterrupted agi 31n;agg 440 31m 43i 441 442 443 400 444
uninvited ai8 ai9;aia 57m
uninvolved agx 4zc;agw 28m
union 2mk 8xb 49n ai1 6f5 91q;2ae 91p
unique tw a62 a2j aib;u2 962 8ew 52n
uniquely ag6
uniqueness a2n
unite 1dq 3j4 3o1 1al;7sr 7wy 2e
united ou 83l;ot tb 40x 3kd 3zb 7pf 90e adv 83m
unity 7x5 9w 90g
universal 3u5 6wm d1;260 2lg cy
universalize ;68m
universe 48r 9ce
unjust 6qi bu;ahk 6qh ahl bt
unkind 4jp 7u2;4jn 77y aic 209
unknowingly 7np
unknown rj ahj 111 7to;ahi 110 7tm
unlace aid;585
unlash ;aid
unlawful 817 88d 7j3 7j2;4ep 88b 88a 685 7j1
unleash agy 8fb;598
unlikely 7mn 87l 7mo;7mq 87g 9q4 7mr
unlimited 2fk 92s 7rz;2fi 8cw 8cx 3ed 2gf
unlined 9y2;jk
unliterary 7tc;3lv
unload aie;40j 5ua
unloaded 25v;25q
unlock ;2ij 595 597
unlocked ahn;ah8
unlovely afu;59d
unluckily ahw
unlucky 5g9;15
unmarried 5eg;5ef a2k a2l a2m
unmask ;1r7
unmatched 8pk;8ph u2
unmated 8pk;8ph
unmeritorious aif;aig
unmistakable 3em 13r;2lh 13t
unmistakably 9pz
unmolested ;2xn
unmoved afz ago;ae0
unnatural aih m k8;aii l 1q 1r 1s 1t 1u 1v 1w 1x 1y 1z ke kf kg kh ki kj
unnaturally 1b4
unnecessary 63k;63j 729 aij a5o
unneeded 63k;63j 729 aij a5o
unnerving qx;qq
unnoticed 6oq;6op 7i8 938 aik
unnumbered 49f;49g
unobtainable age;agd
unoccupied 6ro;6rk a5n 8
unofficial 5kx;5kw 7t9 agc
unopened 9y0;9xz
unorthodox 8l5 8x5;8l6 8x4 9oh
unpack ;xu
unpaid 3ti ail vb;3th 92v aim vc
unpaired 8pk;8ph
unparalleled tw;u2
unperturbed 3tr;2tz
unpicturesque afu;59d
unpleasant af;ad 73b 5sq 77w 77x 94e ace ahx ahy
unplowed 6aw;6au agj
unplumbed 4ra;2fj
unprecedented 8wg;8w4
unpredictable 2vw 815;2vv 8yv 7qh 7yx
unpredictably 60a
unpremeditated 7n6;2zp 7n4
unprepared 7mu;7ms
unpretentious 7du 9jv acg;7dt 8r2 9jr jx
unproblematic 5oc;5o6
unprocurable age;agd
unpromising ahv;aht
unprotected 671;66z 8u1 ain
unqualified 3ed 9iy 7ow 7rq;6jp 3e0 92s 9ix 5bd
unquestionably ai4 4p8
unravel aio 9lq;585 59a 4g7
unread ;7i7
unreal 5iy 4p4 19v ji;5ix 5yi 699 6ge 69e 6bo 6bw 7jd 7je 9ev 4p2 5j0 99h 19r 1as 1at 1au 1av 1aw 1ax 1ay 1az 1b0 1b1 1b2 1b3 jh 7wi 7da 7wj
unrealism 4m
unrealistic 6bx;6bv abc
unreasoning 281;286
unrecognizable ;5sd
unrecognized ;9yc
unredeemed 4ic;4ie
unreflective adm;adk
unrelated 8po;8pn
unreleased ab7;ab6
unreliable 609 4l4 81d;608 4kt 2xo
unremarkable 624;1jq
unrequited ag7;ag8
unresolved aip aiq;5h8
unresponsive 46n;46l 7kp
unrest ok
unrestricted 58z 6rm 9ht;58y 1iz 8up
unruly 2c6 5ac 53b;2c9 5ae 52w
unsafe 9dn 4kt air;9dm 4kv 4kw 4kx 4ky 4kz 4l0 4l1 4l2 4l3 4l4 3ui
unsaid 7lh;7le
unsatisfactory 573;572 6a3 8zd afx
unscathed ai0;7wv
unscramble aio;5p 585
unscrew ;8fc
unseeing 285;25u 280
unseen 80n aik ahg;3ur 6oq ahf
unselfconscious ag2;8bu
unselfish a0a 6wy;a09 1zf
unselfishness 6wu
unsettled 5h8 pt ais;5h6 aiq ps 607 7dk 8q8 ait a0r 8
unshakable 6i3 aga;1zk 4ur
unsharpened ;2ay
unshaved 1v1;1v0 20b aiu 8th
unshaven 1v1;1v0 20b aiu 8th
unshielded ain;671
unsloped aiv;9bk
unsolder ;4z9
unsolvable 7vw;7vv
unsolved aip
unspeakable 7q7 28 7ro;7q9 2a 5ec
unspoken 8tk 7lh;5ls 7le
unstable 4bi 9lz 9dl 7v2;4bg 66u 9sz 9tz 9yt ae3 aeg aiw c1 15x 2of
unstained aix 3eb a7l;aiy aho 3dz a7m
unsteadily agn
unstilted ag3;8bu
unstressed 6fp;6fo aiz
unstructured vz x4;vu x5 x8
unstrung ;f
unsuccessful 1fu;1ft 4rn 9v0 7cu 928 7cv aj0
unsuitable ahq 819 1nd 7rp;aa5 688 2a 5bd
unsuited 8pj;8ph
unsung 7to;7tm 9yc
unsure 53f 5h7;7o8 5h5 7o9
unsympathetic aic;4jp
untamed 9wh;9wg aj1 agh aj2
unteach ;30g
untellable 7q7;7q9
untenable 7q1;7q4
untested 7s4 8wc;6k2 6s5
unthaw 4sw;3wo
unthinking adm adl 8gk;adk adn 4va
untie aid ah5;585 5p
untold 7nz;7o0
untouchable 80w ag9 agr;q8 agb 6ne agq
untouched 6th ag1 afz;lv 7kq
untoward 7pw il;7pi in
untrammeled 8cx;2fk
untreated 9lu aiy;9ls aix
untried 7s4 8wc;6k2 6s5
untrue 6b3 ahm ahe;6az af5 4dg aj3
untruth 6b6
unused 3e8 8wd 7ht;3dz 6s5 7hv
unusual 52n 122 agv;52d 68b 8za 97p aib 120 4c1 4hp 5po 65k a97 a98 a99 925 9iz 9j0 a9a 63g
unusually 8xq
unvarying 419 ai2;41b ai3
unveil 581;1r7 4so xu
unveiling 4o6
unventilated q3;q2
unvoiced aj4 7lh;aj5 7le
unwanted 57m ah3;57l 929 agp ai9 aj6 ah4
unwarranted 7q3 73z ah9;7q5 740 7q4
unwavering 6i3 8b5;1zk 4vv
unwed a2l;5eg
unwelcome aia aj6;ai8 57m
unwilling 9pu 80t;9pt 5k5
unwind 59b 9pj 9pk;2hz 585 19c k2
unwire ;585
unwise 6n5;4t
unwitting ai7 7i5;76 7i7
unwittingly 7np
unworthy aig 62e;aif 4lt
unwritten 91f a6l;677 a6m
unyielding 5f9 775;50i 600
up p6 1k1 7mx 1bg aj7;hn p2 a6z aj8 1k0 7my 1be
upbeat aj9 8zg 372;376
upbringing 2jp
upcoming 167;168
update ;2o7 8w
upfront 55h;2am
upgrade 1bh 5rq;5hm pf 1de 20r
upheaval afn afo aja ol
uphold 43u 84r;43w 13m 3xw
upholster ;li
upkeep 8hq 8hr
upland 8si;8sh
uplift aja 5qx;101 2nl
uplifted ;68z
upper ae9 7bz ab2;4fk 3oy 17e
uppermost ae8;4fk
upraise 9rw;2dy
upraised 8bw;5ru
upright ajb aiv 84m 5zm;9bk 84p 5zo 5zp 5zq 5zr 5zs 5zt 5zu 5zv 5zw 5zx 5zy 5zz
uprising 7ws
uproar afl 7ff
uproot 5zk 680;5a5 4um 2hz
upset 5dj 93i 5af zn o4 93n 5cv 3yp ahh 7iw;5dg z0 rs 2hz 10s 34z ahf la
upshot 403
upside ae7
uptake 427
upward aj8 1bg aj7 ajc;p6 1be
upwards aj7 ajc
urban ajd;aje
urbanize ;5p
urbanized aje;ajd
urge 7n0 821 jc ja 1rr;g5 hm 1ru
urgency 7lz
urgent 7l2;4gq
urgently 4yl
urging 6zw 7lz
urine 9ab
us wq
usa wq 194
usable ajf 6ty 1j9;76p 5m7 1jd
usage 5u5 4j8
usda p1
use 5u5 6ts 428 14r 5kr 57 af7;2e5 1j7
useable 6ty ajf 1j9;5m7 76p 1jd
used 5u2 8q0 905;5tz 5b 12k
useful 76p 6u0;76o 9zj ajf ajg 6tx
usefulness ajh
useless 6uo;6un
usher 74t 8jt;1ud
using 66o
ussr 9vb
usual 9v 3q4;9u 39a 3qd
usually 3qe
usurp 16b;1aa 5ay
utilitarian 6u0 ajg;6tx 76p
utility ajh 7sh 9y9;1s8 uz
utilization 5u5
utilize 14r;45s
utilized 5tz;5u2
utmost 8la 68t 7bv 6c5;1ne hy 5cc
utopian qc;qa
utter 267 1rm 1lm 3ss 25r;dw 3at 28f 3o
uttered 676;677
utterly 3r
vacancy 5u8
vacant 5uh 5ug;25t
vacate 9r9 4 9qg;9k1 6 2uj
vacation 7d6 7d7;7d8
vaccination 7uo
vacuum 5u8;2n8
vagabond 5jm ait ps;7u pt
vague 8ym 7q8 54h;x9 7q6 272
vain 9h7 6t1;1a8 6t2
valet 6xa;1dj
valiant 2ic;2i3
valid 23v;23u 8ai 8as aji
validate 9ll 485;16i kx 3xw 5p
validated aji;23v
validity 9tc
valor 6vd
valuable 803 ajj;802 9du 9sy 9yw ajk 3p7
valuation 61p
value 930 15d fs 159;1db 4c 67
valued 9j7 9dv;8y9 3p7
valueless ajl;8vm
van ajm ajn 2we
vanguard ajn ajm 6np
vanilla 9al;1hr
vanish 3c 56w 6fk 56x;eu 5qp
vanished 8x8;3e
vanity 3v1 5u9 5j8
vanquish 1ve;1vi
vapor 61s
vaporization 61s
variable a0r ajo d2;ais a0q ajp ajq 8p3 cy
variance 58v 56v
variant 58v 5pe 52m ajp;12s a0r
variation 5pe
varied 8p3 5du 34m;8p2 ajr ajo ajs 5dt 34j
variegated ajr;8p3
variety 1du 5dx
various 1ds 7r4 52j ajs;12s 7ho 8p3
varnish ;327
vary 7k 1y2 5jn;44w 5dv
varying ajo;8p3
vast 22g;xj
vastly 7kl
vault 7gl 7gm;2fp
veer 4io;1ju a0p
vehemence 5tm 6g1
vehement 6gl a9o;1ne 1v3
veil 7bk;1wy 5p
veiled 7qz;272
vein ;552
veined ;2kv
velocity a66
velour ajt
velours ajt
velvet a40 a4u;jk 2ne
velvety a40 a4u;jk 2ne
veneer 69q;14t
venerable 902 1hl;mv 1hm
venerate 5x8;fs
vengeance 97d
vent aju ajv ajw;61 ajx
ventilate ajw ajv;ajx py 3au 61
ventilation 2jf
venture a64 5so 128 ic;5sp 74q ie
veranda 6ve
verandah 6ve
verbal 3r6;3qv
verbose acq;53l
verdant 50;2g
verge 2l1 2l2 ajy;2eb
veridical 9ma;8bt
verification 3xx
verify 1bm ky;kx 60q 3xw 8x
veritable 9ow 1hu;3dk 1hw
vermilion ;9ns vp
vernal 7kb;ge
versatile ajs ajq a2v 8qe;8p3 a0r 88 q1
verse 9bq 9sp a52;1i1 au
version 5pe d3 9q7
vertex 13a
vertical ajb 9bk 5zm 7bp;9bj aiv 5zo 5zp 5zq 5zr 5zs 5zt 5zu 5zv 5zw 5zx 5zy 5zz 71a
vertigo 6y2
verve ajz
very 9dy 7he 9lp;4n5 m0
vest ah2 4ff;5xs 8i 97 5j2
vestibule 6qx
vestige ael
vet ak0 ak1;2z5 fg 5ex
veteran ak1 a7i 669;665
veterinary ak0
veto 4rk 1pt;44j 2qd
vex 10k 5oe 5df;10l 5ag 2hz 4ny
vexation 10n 10m 3vi 10t
viable 6er sj;43f se
vibrancy 9rj
vibrant a6g 3nl;2ca 3g5 1g
vibrate 9zy 7fa 9rl;o5 87b 2c0 1lo
vibration 9k6 9k5 91z
vicarious 9ya 1z;uz m
vice 6r6
vicinity 8ek
vicious 2nh 62a 4d8 8i7;209 62f 1s9 8a6
victim 5ly
victimize 36q 3up;ak2 1jh 1xj
victor 8kd ak3
victorian 9gj;1wa 11m
victorious aaj afb;7nc afc
victory afa
video acu
vie 3se
view 997 1cg abe 4c 42n 9ez;1ya y6 8yq
viewer a63
viewing 9xt ak4
viewpoint a7x
vigil ak5
vigilance rc
vigilant r6;r3
vignette a2t
vigor 5vw 5vy
vigorous 5vu 9tt;r9 1wp
vile 62e 8ef;4lt 7wk
village 9zl 768
villain 9xd
villainous ak6;62f
vindicate 64j;84r b6
vindication 4s2
vindictive ahs 8i6;ahr 8a6
violate 2ar 4xm;2ii 5dg 1co
violation 8p5 5v2 81e
violence 6g1
violent 469 aii 7xw 6gl;467 6fz 7es 87d 8gu aih 1ne
violet 9ik;vp
violin 6gf
virgin 8we ak7;6s5 43c
virile a9p 8hz 9cs;1v3 8i1
virtual 9da 60y;8bt 41f
virtually tt
virtue 8n5 369
virtuoso 9x 426;88
virtuous 7l0 ak7;7kz 7uk 43c
virulent 4nd ad;4nh af
visage 499 497
visceral 7zw;4s
viscoelastic 5qw;5qq
viselike adw;3fc
visibility 9fv
visible 73v 93h 1jb;8z8 73t 8ns 1oz 6x
vision a1x 7jj
visionary 9yp qa;qc
visit 6rz 7vx;aei 3re 31t
visored 5za;192
vista 1cg
visual 8z7 8z8;73v
visualize 5yg 7jh;4mn 9ez 5p
vital 4dy 60z sn sk;4e3 41f sg se
vitality ajz 107
vivacious a6g;2ca
vivid 8br 3en 2k8 7xl;8bt 2lh 1g 7xx
vividness 3m0 7xz
vivify zz;102 5p
vocabulary 8bb
vocal a51 3r5 8fr;3qv 236
vocalist a2h
vocalize 9jd 5yc;62 1yt dd
vocation 2tm
vociferous 26j;26l
vogue a9x
voice 1ap 9jd;267 62
voiceless aj4 2jd;aj5 2je 5ls
void 5u8 7zz 800 aal 7zy 5ui;2uj 5ib 5p 2zu 6b4 25t
volatile 66u;4bi aj3 5co
volcanic aiw;4bi
volcano aju
volition ak8 ak9
volley 2qw;jm 2fq 57w a0
voltage 9cu
voltaic 6vf
volume 2p2 2dd
voluminous 233 4ek 4v;xj 1c4 2g
voluntary aka aim;akb akc ail
volunteer aka 8zs ail;8w ba 1dk aim
voluptuous 844 a07 7rl;hb 8qq 4oc
vomit 9i3 akd 2zs;2zu
vomiting akd
voodoo 847;214
vote 1pj aao 1pk;gj 674
voter 5rc
voting 1pj
votive 4ql;4qi
vouch 74g;1g7 49w aaw kx
vouchsafe ;tm
vow 9bb;49w 3pt
voyage 4g6;83v
vulgar 3j8 7ta 4fw;3jf 1s7 3lv 4fy
vulnerable 3ui abf ake;3ug 7q2 air adp wh yr
vulture 9e0
wacky 6n2 2od;4t 2of
wad 1t8 37c 2pw 4ba;ud 4bc
wade 9hz;w8
wads 5hw
waffle 2c0
waft 981;2a3 2a2
wag akf akg akh;83j
wage 5nb 9hc;1cq
wager 20d 20c 20f 20e;20h 126
wages 9sn
waggle akg akh;83j o5
wagon 556
wail 86m 7fe aki;2th 1u3
wailful a56;zp
wailing a56;zp
wainscoted h4;gr
wait 4t8 akj wb 4td 1jz akk;ba 1dk
waiter 9zh
waiting akj 9m7;6iw
waitress akk;1dk
waive 6nr 6ns;2
wake mj ak4 199 6fy;19c z0 qo
wakeful r6 a04 1k4;r3 a01 1k0
wakefulness rc
waking 1k4;1k0
walk akl 966 w8 8iu;7u 7s 9z 2jz
walking akl 3h8;en
walkover 2js
wall 6ft;35q
wallop 7kt akm;1q9 1vi
walloping 4nw 1qb;xj
wallow akn 23n 9pd;7rj o5 23p 9pe
wallpaper 95c;14t
walrus 9xy
wan 94q 94s;44h yr 1bu 8bq
wand ajy 1ti
wander 5jm 20n 8lf;7u 20o 43v
wanderer 9up a67
wandering 8q8 7qu 607;pt 51d
wane 5oi 4pw;4op
wangle 46a;81 36p
want 4s9 8vd ako w1 8ve;2d z7 1c1
wanted 4bp 37b;4bo a5a fv
wanting 3a 4sb;3e 4sd
war akp akq;1cq
warble 9jc;1yt
ward 74k;35q
wardrobe 3hs
warehouse ;2f9
warfare akp akq
warhorse a7i
warlike 8o7 8jv;1yh 8jx
warm 8gd 47d 7f4 6s4 akr;b2 5p 8gb aks akt 47b 79s 7et 2tl
warmed aks;8gd
warmer 79z
warming 7a0 ad7 akt 7eu;8gd 1oj
warmly 79r akr
warmth 79v 79w
warn g6 g2;8w g5 3ot
warning g8 310;312
warp 4st 2nt 5cl 2nw;k6 28q
warped 4el;1c4
warrant 498 74f 33k;64j 1ly
wary a1n abg;a1m 4js
wash aku 5sf 7gx 9th;9ti 1tc 2n8 2hz
washbasin 886 akv
washbowl 886 akv
washed 3ec akw;3dz 3cd
washing aku 885
washup 1tf
waste akx 705;57 14r 5 3av 26z
wasted 9z0 8fm 1f6 2sq;8vm 8fj 2d9
wasteful aha 68o 4z8;ahc 68n ahb 10c
wasteland akx
wastewater 5q6
watch ak5 8yq 74l 9ez;36s
watcher a63 aky
watching 8yo
watchman aky
water 81j;4kp li 9yd 6h3
watercolor ;94l
waterfall 6ay
waterproof ;9r4 q9
waterproofing 9y1
watershed 5e1 1st 86s
watery akz 9o5 8dc 54f;3cd 6lv 54d
wattle 870;2oi 7ym
wave 1w4 2hy 6jk 4hv;7e 2hz o5 4hw
waver 6b7 6kg 2c0 6b8 6b9;o5
wavy 4hz 4df;4hy 4dg
wax 3fx 6t7;14t 96
waxen al0;1bu
waxlike al0;1bu
way 6cl 8ln 55o
waylay wa;wb
wayside 9tq
wayward 44s;44t
weak yr 54f aiz 6r5;yq 6a8 6f9 6kl a6b 94q 9ic ake al1 8cy 54d 6fp 11x
weaken 2aw 56z 49b;5p 4op 1p7 2s
weakened 54p al1 6a0 54e;54s yr 19 54d
weakening 4o2;4o1 94w
weakly 6fa;6fc
weakness 6a2 7b1
wealthy le;lf
wean ;23e rr
weapon 18o 1b6
wear 3i3 al2 9xx;2e 506
wearied 82h;1vj
wearily ae5
weariness 6e5
wearing 603 al2 654;17z
wearisome 2et;2eu
weary 651 6e6 ae4;6e7 507 1vj
wearying 654;17z
weather 3x2 2i2;2i5 z3 839 2rr
weathered al3;mw
weatherstrip ;7wl
weave 2ha 2h9 8lf;5cm 1oc 87b 7u
web 5xi 8vy 8vw;2h9
website a2q
wed al4 3z9 8jp 8jo;1dq 8jq 83m
wedding 8jn
wedge 2cs 4wj 3rk;yn 2hz
wedged 3rn;3rh
wednesday al4
wee 9ac 8dr 5mz;2zu 1f1 hp
weed 5ge a9s;xu
week al5
weekend ;7d8
weekly 98i;10y
weep 1u3;2qz
weeping 4go a55 8wy;zp 1z6
weigh 40d 7an 495;87h 3go 2d
weighing 4tg
weight 2qa a34;2qc 21c
weighted 7ac f6;5cx f2
weightlessness 8c3
weird 5r5 a9a;35t 122
welcome ;65 21t 7rg
welcoming 7ej;7eh
weld ;1fc 40w
welfare 1z9 aj9
well 6qq 794 6q4 iy 70e 5nu;5t7 793 6q1 iw
wellbeing aj9
wellness 797
welsh ;1xj
welter 848 akn;a50 o5
wend ;7u
west al6 al7;al8 al9 ala
westerly ala al8;al7
western 8yy 8o0 al9 ala;8yx 8nz al7
westward al6 al8 alb;al7
westwards alb
wet 8r9 4kp 3cd 86b;5p 9ac 8sv 3cc 4kk a4p 8py a8o 9o5 a3p a8g a8n akw akz 86c
wetting 894
whack akm;1q9
whale 6xz;wc
wharf 5ev 1zs;li 2f9 aie 1zt
whatever 12z;130
wheat a9d
wheedle 2mq;1e7
wheel 2yr 2gn 21l;75j 2r5 7u 21m
wheeze ;2jb
wheezing ahz;zj
whet 9jj;59i 5pa
whiff 9i0 a4c 9i2;8xp 6bl 7tv
while 96s
whim 7n1 8y0
whimper alc aki;1u3
whine alc 4c4;7u 1lm 264 1wn
whinny ;1rm
whip 2zt ald 87a;1t6 1ve 464 1tm
whipping 87c 4nw 1vl a45;2ca
whir ale alf;1lo
whirl 3qp 462 6kr a68 abp a69 5p6 75i;75j 9uc 3av
whirring ale 8x0;26l
whisk ;2kw 7u 2mf 4c9
whiskered 1v0;1v1
whiskers 1uy
whiskey alg
whisky alg
whisper alh 9vf;1lm
whispered aj5;aj4
whispering 9vf alh 8tc;5lp
whistle ali alj;1lo 7u dw 2hz
whistling ali alj
whit a1i
white alk 26v 4ac;255 7ju 1ui
whiten 26v;255
whiteness alk 7uj
whitewashed 94n;6hu
whiz 9x alf;1lo
whodunit 8ts
whole 5xz ai0 79f su;5xv 5xw 7wv 2ft
wholesome 79j 79i;8yc 79c 79t 91l 9w5 2ft
wholly su
whoop ;2th 491
whore 9gv;1dk 3uc
whorl 3kf 4hu 3ke
wicked 62f a2f 7xs 17d;62a a2e ak6 a2g 1ne 17f
wickedness 629 4li aft a29
wicker 2uv
wide 2l6 25y 90r 222 1ej all;2l9 2la 2lb 2lc 2ld 2le 2lf 260 mn xj
widely all
widen 545 2ll;96 7k 5p hn
widening 2lo 2ln
widespread 6wn 5d1;2lg 53k
widowed a2m;5eg
width 2il
wield 64x 9i8;64y 457
wiggle a7c 83j;465
wild alm 350 9wh 96e;34y 63w 6rw 9wg aj1 agh aj2 1e 88c
wildcat 1va agc 66r;9tm 5kx uc
wilderness alm
wildness 1 6g1
wile a0m
will ak8 ad3 51f;4xy 38o 5cz
willful akb 5ad;aim 44t
willing ak9 6yk akc;7on 6yi 9m5 aim
wilt aln 5kf;56z 2rr
wilting aln
wily 4b7;4b8
win 9fw 9ey 6v7 9xb 84;68
wince 6kq 4de;o5 6sv
wind 82s 8lf 4ip 1pc 8xo;7u 2d 2hz 8xp
windblown 4em;1c4
winding 4ek 7qu;1c4 51d
windy a90 qa 6dc acq;zi qc 5r 53l
wine ;2e4 6et
wing 1mi 2sa;7u
wink 79q 287 289 1t7 288;7e 28b 28a 1np
winless aj0;1fu
winner ak3 aai
winning aaj 1gr;7nc 1gm
winnow 6bk;9r8 6bj gj xu
winter alo;7d8
wintertime alo
wintry 3l1;3ku
wipe 9uq 2mf;2b3
wire acs 2sk;gq 2sl yn 1ug
wired 3zk ad0 2g7;3zg 19k 2fy
wireless 9kj 9kk 9kl
wiry 89j 75u;2d9 6ue
wise 90c 9hn 7te 6qc;90b 9vt 9vu 3ay j4 1e1
wisecrack 9k0;3pd
wish ako 9oo 4y7 2xg;w1 267
wishing ako
wit 7g4 2he akf
witch 4ed 214;216
withal 7fc
withdraw 9my 9s4 595;7u 31l 598 1dx
withdrawal 4zh
withdrawn 9n9 9r6;tz u6
wither 1f8 69x;4op 3c
withered 89e 5l9;2d9 1og
withering 1f7 10a 10b;10c 10d
withhold 4vh 4qs;4vf 4qt
within 7vh
withstand 2i5 4sx;4rx
witness 7td a63 9yn;8yq 5vn
witty 7gb;3op
wizard 9x 8ha 35s;35t
wobble 2xl a0s;o5 9zy
wobbling ;468
wobbly 9sz;4bi
woe aam
woeful a57 4wa;zp 1s8
woefully 4wb
wolf ;51j
wonder fp 8k0 4ho 5x0 8k1;5x2 20l 69
wonderful 68c;63a
wonderfully 8k3
wondering 4hr;4hq
wonderworking 68l;63a
wondrous 68c 8k3;63a
wondrously 8k3
woo 49t 366;ba
wood 6oa
wooded 2ng;2nf 933 ady
wooden 1l5;1bv 1kz
woodgraining 71j
woodland 6ob
woods 6oa
woodwork 2yi
wool alp
woolen alp
woolgather 4ml;4mn
woolly a4r 1x1 75v 75t;2ne ds 6ue
word 7xf 1ai;61
wording 99s
wordless 8tk;5ls
wordlessly 8tl
words 86u 9j8
work 5u3 a9u 1dk 53t 5h1;84
workable 6er;43f
workbench 1yx
worker c9
workforce 76m
working alq 5u1 9de acy 6u2;5ty 9d8 bp 6u1
workings alr alq
workmanlike 3sg;1l
workout 64s
works 9ax 4r0 alr
workshop a18
workweek al5
world 48r 5fj 9mb 5nd 6zd;6ze
worldly 5ow a53;5ov 8kl 8mv 8t7 7xk
worldwide 7y7 6zd 3u5;7y6 6ze 260
worm 7v9 a7d;o5
worn mw 2yb;ms 1tp 4c5 5mq 602 6re 9ko 9zs 9xv ach ado al3 1vj
worried 5cv 15w;10s 15x
worriment 7pe
worry 3vi 6el 2m8 5oe 3vj;8oh 5ag
worsen 4pt n6;19c 5p
worship 7hy;gl 5x8 1fv
worshipper 1yc
worst ald 2fg;1ve 2fe
worth 4xq ajk;3p7 803
worthless 8vm 62e;a58 8vl 9z0 ajl 4lt
worthwhile als;3p7
worthy 3p7 4y3 6iv;3p6 4ct 4xq 8qo 8n6 9vk 9dv ajj als 4y5 6h
wound 8az 7u9 2n0 ln 3kl;7gs z0 3ki
wounded 8hi 7gu;59z
woven 2hc;2hb
wrack 9kb alt;2ir
wraithlike 7wi;ji
wrangle 9j8 75o;5ba 7b5
wrap alu alv 95l 1pc 1td;14t 2hz
wrapped 3gk 3x;1ui 3y
wrapper alv alu
wrapping alv abi
wrath yy
wrathful zh;z9
wreak 2kx;19b
wreath 6vs
wreathe ;gn 7ym
wreck a0x 4bk alt;2ir
wrench alw a6q;1gk a7d 5cm 2n0
wrenching 94g;ab
wrestle 71t a7d;1tu 4nx o5 1cq
wrestling 71t 71v
wretched 4wa agu 8p6 62e;1s8 1nf 8p7 4lt
wretchedness 8p8
wriggle a7c a7d;o5
wring 5cn alw 277;5cm 70u 4gh
wrinkle 4cb 9in 4cc 4cd 4cf;9ip 3le 4cg
write 1i1 83t 3to;3kn dw 47z 19b
writer 1hy
writhe a7d;o5
writhed 445;1c4
writhing 8so;lp
writing 1ik
written 4ih a88;4ig 5we 71r 76n 7v7 8f5 a87
wrong ak2 60c 1s9 7ns ww alx;56 60b 7ph 6b0 4d8 1s4 8pb 7nq wz
wrongly alx
wry 5l8 4en;3op 1c4
yacht ;2bj
yank 8xn aly 82y;1gj
yankee 8xn aly 8xm;2ae
yap alz;1rk
yard 741 71l
yawn am0 6vo;2jb 2d
yawning am0 90p 90s 5kq;90l mn 3f
yaws 6r7
year am1
yearly 10w 10x 10z;10y
yearn a8 a5;w1 37a
yearning 8f6
years mo 4mo
yell 2tf 4gm 2th 9xo;1rm 1u1
yelled 8fq;236
yelling a1f
yellow 37i 907 9yy;255 vp 37j 12k 8gw
yelp am2 alz;1rk
yelping am2
yen a5;a8
yesteryear 96j
yet 7b9 61y
yield 92o 9fk 6sy 92p lg 6wt 3v0;li b2 2jm 8i
yielding abd 3vp 5et a4s 3uh;5ep 2ne 3uf
yoke 2gw 8d9;1fc l4
yonder 5c9;4rb
young 8zy ge 5n1 7kb 8wf;7jy 7jz 7k0 7k1 7k2 gb 7k3 2gv 37r 5mv 6yg 7k4 7k5 7k6 7k7 7k8 7k9 7ka 4fz 6s5
younger 84i;84g
youngish 7ka;ge
youngster 37o
youthful 7kb;ge
yr am1
zeal 17u 5mp
zero 3a1 3a0 2wi 8wu;ez 23l 8ws 5qg
zest 75d acc 6yc;6jx
zigzag 4eo;7u 1c4
zinc ;327
zip 3a1 5vw 4m2;yn 7u
zone 5da 965;5db 4zb
zoom a4l 23p;4m2 7u 2nl`;

/** Pairs of words that mean the opposite. */
export const OPPOSITES = `ability inability
able unable
abnormal normal
abolish establish
above below
absence presence
absent present
absolute relative
absorb emit
abstain consume
abstract concrete
abundance scarcity
abundant scarce
accelerate decelerate
acceleration deceleration
accept refuse
accept reject
acceptable unacceptable
acceptance rejection
accidentally deliberately
accompanied unaccompanied
accuracy inaccuracy
accurate inaccurate
acquaintance stranger
acquit convict
act refrain
action inaction
active dormant
active extinct
active inactive
active passive
active quiet
actively passively
actual potential
acute chronic
add subtract
adequacy inadequacy
adequate inadequate
adequately inadequately
adjective substantive
adjusted unadjusted
admit deny
admit exclude
admit reject
adopted native
adult juvenile
advance back
advance recede
advance retreat
advantage disadvantage
advisable inadvisable
aerobic anaerobic
affected unaffected
affirmation reversal
afraid unafraid
aged young
agitate calm
agitation calmness
agree disagree
agreement disagreement
ahead back
alive dead
all no
all some
allow deny
allow disallow
alternate opposite
alternating direct
amateur professional
ambiguity unambiguity
ambiguous unambiguous
amicable hostile
ample meager
analogue digital
analysis synthesis
analytic synthetic
analyze synthesize
ancestor descendant
anglican nonconformist
angular rounded
anhydrous hydrous
animate inanimate
annual perennial
anode cathode
answer question
antagonistic conciliatory
antagonistic synergistic
antecedent subsequent
anterior posterior
anti pro
antiseptic septic
appear disappear
appearance disappearance
applaud boo
applied theoretical
appreciation depreciation
appropriate inappropriate
approval disapproval
approve disapprove
arm disarm
armament disarmament
armed unarmed
arrive leave
artificial natural
artificially naturally
ascend descend
ascending descending
ascent descent
asleep awake
assemble disassemble
assembly disassembly
assent dissent
asset liability
asymmetrically symmetrically
asymmetry symmetry
atrophied hypertrophied
attach detach
attached detached
attached unattached
attack defend
attend miss
attract repel
attraction repulsion
attractive repulsive
attractive unattractive
atypical typical
audible inaudible
augmentation diminution
aunt uncle
authorized unauthorized
automatic manual
available unavailable
avoid confront
aware unaware
away home
awkward graceful
back front
back veer
background foreground
backward forward
bad good
badly well
badness goodness
balance imbalance
balance unbalance
bare covered
basic incidental
bear bull
beautiful ugly
beauty ugliness
begin end
beginning end
beginning ending
beginning middle
believe disbelieve
bend straighten
best worst
better worse
better worsen
big little
big small
birth death
black white
blacken whiten
bless curse
blessed cursed
bloodless bloody
blur focus
boil freeze
bold timid
boldness timidity
bore interest
born unborn
borrow lend
bottom side
bottom top
bounce clear
bound free
boy girl
boycott patronize
brave cowardly
brave timid
break keep
break make
break repair
breakable unbreakable
breathing breathless
bright dull
brighten darken
broadly narrowly
broken unbroken
brother sister
busy idle
buttoned unbuttoned
buy sell
calm stormy
capable incapable
capitalism socialism
capitalistic socialistic
careful careless
carefully carelessly
cash credit
center left
center right
central peripheral
centralize decentralize
centralized decentralized
centrally peripherally
cerebral emotional
certain uncertain
certainty uncertainty
certified uncertified
certify decertify
change stay
changed unchanged
charge discharge
charged uncharged
cheap expensive
cheer complain
child parent
civilian military
claim forfeit
clarity obscurity
clasp unclasp
clean dirty
clean unclean
clear cloudy
clear opaque
clear unclear
clearheaded confused
clergy laity
clergyman layman
close distant
close open
closed open
closeness openness
closing opening
coarse fine
coarsely finely
coherent incoherent
cold hot
coldness hotness
collective distributive
come go
comedy tragedy
comfort discomfort
comfortable uncomfortable
comfortably uncomfortably
commissioned noncommissioned
common individual
common uncommon
communicate excommunicate
compact loose
compatible incompatible
competence incompetence
competent incompetent
competition cooperation
competitive noncompetitive
complete incomplete
complex simple
complexity simplicity
complicate simplify
compound simple
comprehensible incomprehensible
compromising uncompromising
con pro
concave convex
conceit humility
concentrated distributed
concentration dilution
concentration distribution
conception misconception
concern unconcern
concerned unconcerned
conditional unconditional
confident diffident
confine free
confined invasive
conform deviate
connect disconnect
conscious unconscious
consciously unconsciously
conservative liberal
considerable inconsiderable
consistency inconsistency
consistent inconsistent
consonant vowel
consonantal vocalic
constitutional unconstitutional
construction misconstruction
constructive destructive
content discontent
contented discontented
continental intercontinental
continual sporadic
continuance discontinuance
continue discontinue
continuity discontinuity
contract expand
contraction expansion
convenience inconvenience
convenient inconvenient
conveniently inconveniently
conventional nuclear
conventional unconventional
converge diverge
convergence divergence
convincing unconvincing
cooked raw
cool heat
cool warm
cooperative uncooperative
cork uncork
correct falsify
correct incorrect
courage cowardice
courteous discourteous
cover uncover
covertly overtly
credible incredible
critical uncritical
criticize praise
crooked straight
cry laugh
curly straight
curved straight
damaged undamaged
danger safety
dangerous safe
dark light
darken lighten
darkness lightness
daughter son
day night
dead live
dead living
deaden enliven
deaf hearing
decent indecent
decision indecision
declarative interrogative
declared undeclared
decline improvement
decrease increase
decreasing increasing
deep shallow
defeat victory
defence offence
defend prosecute
defendant plaintiff
defense offense
defense prosecution
defensive offensive
deficit lead
definite indefinite
deglycerolize glycerolize
delay rush
delicate rugged
demand supply
demote promote
depart stay
dependent independent
depersonalize personalize
deposit withdraw
depress elate
depression elation
deprive enrich
desirable undesirable
despair hope
destroyed preserved
determinate indeterminate
developed undeveloped
differ equal
difference sameness
different same
differentiate integrate
differentiated undifferentiated
difficult easy
difficulty ease
diligent negligent
diluted undiluted
direct indirect
direct inverse
directly indirectly
disable enable
disabling enabling
discharge enlist
discourage encourage
discouraging encouraging
discriminate indiscriminate
disengage engage
dishonest honest
dishonor honor
disintegrate integrate
dislike like
dislike liking
dislodge lodge
disloyalty loyalty
disobedience obedience
disobedient obedient
disobey obey
disorder order
disordered ordered
disorderly orderly
disorganized organized
displeased pleased
disproportionate proportionate
disprove prove
disqualify qualify
disrepute repute
dissatisfaction satisfaction
disservice service
dissimilar similar
dissonance harmony
dissuade persuade
distal proximal
distinct indistinct
distinguishable indistinguishable
distrust trust
diversify specialize
divest invest
divide multiply
divide unite
divided united
docile stubborn
domestic foreign
dominant subordinate
domineering submissive
double single
dove hawk
down up
downgrade upgrade
downstairs upstairs
downstream upstream
downtown uptown
downward upward
dramatic lyric
dress undress
driver nondriver
dry sweet
dry wet
dryness wetness
due undue
dull lively
dull sharp
dull sharpen
dying nascent
dystopian utopian
early late
early middle
east west
eastern western
easy uneasy
ebb tide
effectively ineffectively
eligible ineligible
empirical theoretical
empirically theoretically
employed unemployed
employee employer
employment unemployment
emptiness fullness
empty fill
empty full
end middle
enforce exempt
enjoy suffer
enter exit
enthusiastic unenthusiastic
equal unequal
equality inequality
equally unequally
equatorial polar
equivalence nonequivalence
erase record
even odd
even uneven
evenly unevenly
ever never
evil good
exclude include
exclusion inclusion
exclusive inclusive
exhale inhale
existence nonexistence
existent nonexistent
expected unexpected
experience inexperience
experienced inexperienced
explicit implicit
explicitly implicitly
export import
express local
expressible inexpressible
extant extinct
extensive intensive
exterior interior
external internal
externally internally
extinguish ignite
extraordinary ordinary
fail manage
fail pass
fail succeed
failing passing
failure success
fair foul
fair unfair
fairness unfairness
faithful unfaithful
fall rise
falling rising
false true
falsity truth
familiar strange
familiar unfamiliar
fancy plain
far near
fast slow
fasten unfasten
fastened unfastened
fat thin
father mother
favorable unfavorable
feed starve
female male
feminine masculine
feminine neuter
femininity masculinity
fertile sterile
few many
fewer more
fidelity infidelity
figurative literal
figuratively literally
figure ground
find lose
finish start
finished unfinished
finite infinite
fire hire
first last
first second
fit unfit
fixed unfixed
flat natural
flat sharp
flatten sharpen
flexible inflexible
float sink
focused unfocused
foe friend
fold unfold
follow precede
follower leader
following leading
folly wisdom
foolish wise
foot head
forbid permit
forceful forceless
foreign native
forget mind
forget remember
forgiving unforgiving
formal informal
formalism imitation
formally informally
former latter
forte piano
fortunate unfortunate
fortunately unfortunately
forward reverse
found lost
fractional whole
frail robust
free obstruct
frequent infrequent
fresh preserved
fresh salty
fresh stale
friendly hostile
frivolous serious
front rear
frozen unfrozen
full thin
functional nonfunctional
functional organic
future past
future present
gain loss
gain reduce
gaseous liquid
gaseous solid
gather spread
general local
general particular
general specific
generalist specialist
generalize specify
generally specifically
geographic magnetic
give take
glad sad
glorious inglorious
gradual steep
gradual sudden
grateful ungrateful
gratitude ingratitude
greater lesser
green ripe
gross net
guilt innocence
guilty innocent
hairless hairy
half whole
handed handless
happily sadly
happiness sadness
happiness unhappiness
happy unhappy
hard soft
harden soften
hardened soft
hardware software
harmful harmless
hate love
have lack
have miss
head rear
head tail
headed headless
healthy unhealthy
heaven hell
heavily lightly
heaviness lightness
heavy light
here there
hesitantly unhesitatingly
heterogeneous homogeneous
heterozygous homozygous
hide show
high low
hit miss
hitch unhitch
hollow solid
hollowness solidity
holy unholy
hopeful hopeless
hopefully hopelessly
horizontal inclined
horizontal vertical
hospitable inhospitable
host parasite
humane inhumane
humble proud
humility pride
hungry thirsty
hurried unhurried
hurriedly unhurriedly
husband wife
hydrophilic hydrophobic
idle run
idle work
ignore know
ignore notice
ill well
illegal legal
illegitimacy legitimacy
illegitimate legitimate
illiterate literate
illness wellness
immaterial material
immature mature
immediate mediate
immobility mobility
immoral moral
immortal mortal
immortality mortality
impaired unimpaired
impartial partial
impatience patience
impatient patient
impatiently patiently
imperceptible perceptible
imperfect perfect
imperfection perfection
imperfectly perfectly
impersonal personal
important unimportant
impossible possible
impossibly possibly
impotency potency
impotent potent
impractical practical
imprecise precise
impressive unimpressive
improbable probable
improperly properly
impropriety propriety
improved unimproved
impurity purity
inclined vertical
incoming outgoing
indoor outdoor
indoors outdoors
induced spontaneous
inferior superior
inferiority superiority
infield outfield
inflow outflow
initiate uninitiate
injustice justice
inner outer
inorganic organic
insane sane
insanity sanity
insecurity security
insensitive sensitive
inside outside
insignificance significance
insignificant significant
insignificantly significantly
insoluble soluble
instability stability
instrumental vocal
insubstantial substantial
insufficient sufficient
insufficiently sufficiently
insurmountable surmountable
intangible tangible
integrated segregated
integration segregation
intelligence stupidity
intelligent unintelligent
intended unintended
intense mild
intentionally unintentionally
interdepartmental intradepartmental
interference noninterference
intermediate terminal
international national
intolerance tolerance
invalid valid
invalidate validate
invariable variable
invisible visible
involuntarily voluntarily
involuntary voluntary
involved uninvolved
invulnerability vulnerability
invulnerable vulnerable
inward outward
inwardly outwardly
ionic nonionic
irrational rational
irrationally rationally
irregular regular
irregularity regularity
irregularly regularly
irrelevance relevance
irrelevant relevant
irresolute resolute
irresponsibility responsibility
irresponsible responsible
irreverence reverence
irreversible reversible
irritate soothe
issue recall
joint separate
joy sorrow
junior senior
just unjust
keep lose
kind unkind
king queen
known unknown
lady lord
large small
lash unlash
late middle
lax tense
lean rich
least most
left right
lengthen shorten
less more
let prevent
level raise
lie sit
lie stand
like unlike
likely unlikely
limited unlimited
linear planar
lined unlined
linger rush
linguistic nonlinguistic
liquid solid
little much
live recorded
loaded unloaded
loading unloading
local national
location studio
lock unlock
long short
loose tight
loosen stiffen
lose profit
lose win
loser winner
lost saved
lost won
loud soft
loudly softly
lower raise
lowered raised
lowland upland
luckily unluckily
lucky unlucky
major minor
majority minority
malicious unmalicious
man woman
married unmarried
masculine neuter
mask unmask
matched mismatched
maximal minimal
maximize minimize
maximum minimum
meaningful meaningless
medical surgical
mental physical
merciful merciless
metallic nonmetallic
mistrust trust
misused used
move stay
moved unmoved
moving still
multilateral unilateral
multiple single
multiply singly
nadir zenith
naive sophisticated
narrow wide
narrow widen
narrowing widening
nasty nice
natural sharp
natural supernatural
natural unnatural
naturally unnaturally
necessarily unnecessarily
necessary unnecessary
negative neutral
negative positive
nephew niece
neutral positive
new old
new worn
no some
no yes
noisily quietly
noisy quiet
nominal real
nonparticulate particulate
nonpolitical political
nonresident resident
nonspecific specific
nonvolatile volatile
north south
northern southern
noticed unnoticed
numerical verbal
objective subjective
oblique parallel
obscurity prominence
obverse reverse
occupied unoccupied
off on
official unofficial
offshore onshore
often rarely
old young
oleophilic oleophobic
open shut
opposed unopposed
optimism pessimism
optimistic pessimistic
orthodox unorthodox
other same
out safe
overachievement underachievement
overestimate underestimate
overhead subsurface
overhead surface
pack unpack
paid unpaid
pain pleasure
painful painless
particular universal
partly wholly
passing running
past present
patriotic unpatriotic
paved unpaved
peace war
penalty reward
permanently temporarily
pleasant unpleasant
pleasantly unpleasantly
poor rich
popular unpopular
porosity solidity
postwar prewar
poverty wealth
powerful powerless
precede succeed
preceding succeeding
precocious retarded
predictability unpredictability
predictable unpredictable
prefix suffix
preparation resolution
prepared unprepared
primarily secondarily
primary secondary
private public
privately publicly
privileged underprivileged
profane sacred
profound superficial
profundity superficiality
prospective retrospective
protected unprotected
proximate ultimate
publicized suppressed
published unpublished
pull push
purge rehabilitate
qualified unqualified
qualitative quantitative
quickly slowly
ravel unravel
ready unready
real unreal
realistic unrealistic
realistically unrealistically
reality unreality
reassure worry
reconstructed unreconstructed
related unrelated
relax tense
relaxed tense
reliable unreliable
religious secular
resist surrender
responsive unresponsive
rested tired
restricted unrestricted
ride walk
right wrong
right wrongly
rimless rimmed
rise set
rough smooth
roughen smooth
roughness smoothness
round square
running standing
rural urban
satisfactory unsatisfactory
saturated unsaturated
scientific unscientific
scramble unscramble
seated standing
sedate stimulate
selfish unselfish
selfishness unselfishness
separation union
settled unsettled
sharpen soften
sharpness softness
shaven unshaven
short tall
shout whisper
shrink stretch
side top
signed unsigned
silence sound
sink source
sit stand
sleep wake
sleeping waking
smart stupid
smilingly unsmilingly
sold unsold
solved unsolved
sour sweet
sparkling still
spoken written
stable unstable
stained unstained
stand yield
start stop
steadily unsteadily
stifle stimulate
strength weakness
strengthen weaken
strengthening weakening
stressed unstressed
strong weak
strongly weakly
structured unstructured
subsurface surface
successful unsuccessful
succumb survive
suitably unsuitably
sunrise sunset
sure unsure
sympathetic unsympathetic
tame wild
tender tough
thematic unthematic
thick thin
thicken thin
thickly thinly
thickness thinness
thoughtful thoughtless
thrifty wasteful
tie untie
touched untouched
treated untreated
unusual usual
unveil veil
unveiled veiled
unvoiced voiced
unwanted wanted
unwelcome welcome
unwilling willing
unwillingness willingness
unwind wind
unwire wire
unwittingly wittingly
unworthy worthy
unwrinkled wrinkled
unwritten written
useful useless
usefulness uselessness
valuable worthless
vernal wintry
virtuous wicked
wane wax
waning waxing
wired wireless
worth worthlessness`;
