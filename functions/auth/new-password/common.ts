/**
 * The 3,000 passwords of eight characters and more that are used most, in lower case: the first ones in the list that Django
 * 5.2 ships with, which Royce Williams made from Pwned Passwords (LICENSE-common).
 */
const common = new Set(
  `
"zxcvbnm," "zxcvbnm,./" 0.00000000 00000000 000000000 0000000000 000webhost 00112233 01010101 01020304 0102030405
01230123 01234567 0123456789 0192837465 0987654321 0r968ji9ufj6 10101010 10203040 1020304050 1029384756 11111111
111111111 1111111111 11111111111 11112222 1111qqqq 111222333 111222tianya 11221122 11223344 1122334455 112233445566
11235813 1123581321 12121212 1212121212 12131415 12211221 12301230 12312312 123123123 123321123 12341234 12344321
1234512345 123454321 1234554321 12345600 123456123 123456123456 12345654321 123456654321 12345671 12345678 123456781
123456789 1234567890 1234567890- 12345678900 12345678901 1234567890a 1234567890q 1234567891 12345678910 123456789123
123456789123456789 1234567899 123456789987654321 123456789a 123456789abc 123456789b 123456789c 123456789d 123456789e
123456789f 123456789g 123456789h 123456789j 123456789k 123456789l 123456789m 123456789n 123456789o 123456789p
123456789q 123456789qwe 123456789r 123456789s 123456789t 123456789w 123456789z 12345678a 12345678q 12345678s 12345679
1234567a 1234567m 1234567q 1234567s 1234567z 123456987 123456aa 123456aaa 123456ab 123456abc 123456as 123456asd
123456qq 123456qw 123456qwe 123456qwerty 12345abc 12345abcde 12345qwe 12345qwer 12345qwert 12345qwerty 1234abcd
1234asdf 1234qwer 1234rewq 1234zxcv 123654789 12369874 123698741 123698745 123789456 123abc123 123admin321 123hfjdk147
123mudar 123qwe123 123qwe123qwe 123qweasd 123qweasdzxc 123qwerty 12qw12qw 12qw23we 12qw34er 12qwaszx 13131313 13243546
134679852 135792468 1357924680 14141414 14531453 147258369 147852369 14789632 147896325 15151515 15426378 159159159
159753123 159753456 168asd168 18atcskd2w 19051905 19071907 192837465 19651965 19671967 19681968 19691969 19701970
19711971 19721972 19731973 19741974 19751975 19761976 19771977 19781978 19791979 19801980 19811981 19821982 19831983
19841984 19851985 19861986 19871987 19881988 19891989 19901990 19911991 19921992 19931993 19941994 19951995 19961996
19971997 19981998 1a2a3a4a 1a2b3c4d 1a2b3c4d5e 1a2s3d4f 1andonly 1asshole 1babygirl 1football 1fr2rfq7xl 1fuckyou
1g2w3e4r 1loveyou 1million 1myspace 1password 1princess 1q1q1q1q 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y
1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i 1q2w3e4r5t6y7u8i9o0p 1qa2ws3ed 1qay2wsx 1qaz!qaz 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc
1qazxsw2 1qazxsw23edc 1qazzaq1 1sunshine 1truelove 1v7upjw3nt 1z2x3c4v 1zn6fpn01x 20002000 20012001 20022002 20052005
20072007 20082008 20092009 20102010 2012comeer 20202020 21212121 22222222 2222222222 22446688 23232323 23456789
24681012 24682468 25011990 25251325 25252525 25802580 29rsavoy 31415926 321321321 321654987 33333333 3333333333
369258147 369852147 393041123 3children 3d8cubaj2e 3odi15ngxb 3rjs1la2qe 3rjs1la7qe 3rjs5la8qe 421uiopy258 44444444
45454545 456456456 4815162342 5532361cnjqrf 55555555 5555555555 5hsu75kpot 5xfgs3ii9d 66666666 6666666666 69696969
69camaro 6hbf28w791 6v21wbgad 73501505 74108520 741258963 741852963 77777777 7777777777 7777777a 786786786 789456123
7894561230 789632145 789654123 789789789 7ugd5hip2j 87654321 87654321q 88888888 8888888888 8ix6s1fceh 9-11-1961
92k2cizcdp 963258741 963852741 987456321 98765432 987654321 9876543210 987654321a 99999999 999999999 9999999999
a1234567 a12345678 a123456789 a123456a a1a2a3a4 a1a2a3a4a5 a1b2c3d4 a1b2c3d4e5 a1s2d3f4 a1s2d3f4g5 a838hfid aa123456
aaa123123 aaaa1111 aaaaaaaa aaaaaaaaaa aaliyah1 aaron123 aaron431 ab123456 abc12345 abc123456 abc123abc abcd1234
abcde123 abcde12345 abcdef123 abcdefg1 abcdefg123 abcdefgh abcdefghij abdullah abhishek abigail1 abracadabra
abrakadabra addison1 adgjmptw admin123 administrator adriana1 adventure aerosmith agent007 agnieszka airborne airforce
airforce1 airplane akatsuki akax89wn akopa123 alabama1 alberto1 alejandra alejandra1 alejandro alejandro1 aleksandr
aleksandra alessandra alessandro alex1234 alexalex alexander alexander1 alexander2 alexandr alexandra alexandra1
alexandre alexandria alexandru alfaromeo alladin79 allah786 allison1 allstar1 almighty amanda12 amanda123 amandine
amarillo amazing1 amber123 america1 america10 america123 american american1 amorcito amoremio amsterdam anaconda
anamaria anastasia anastasiya anderson anderson1 andrew11 andrew12 andrew123 andromeda angel101 angel123 angelbaby1
angelica angelica1 angelika angelina angelina1 angelique angelito anhyeuem animals1 annabelle annalisa annamaria
annette1 anthony1 anthony12 anthony123 anthony2 anthony3 anthony7 antonella antonio1 anything anything1 aobo2010
apollo13 apple123 applepie aquarius argentina arianna1 arizona1 armagedon arschloch arsenal1 arsenal123 as123456
as790433 asd12345 asd123456 asd123asd asdasd123 asdasdasd asdf1234 asdf3423 asdfasdf asdfasdf1 asdfg123 asdfg12345
asdfgh12 asdfgh123 asdfghj1 asdfghjk asdfghjkl asdfghjkl1 asdfghjkl123 asdfghjkl: asdfjkl: asdfjkl; asdfzxcv asdqwe123
ashleigh ashley11 ashley12 ashley123 ashley13 aspirine assassin asshole1 asshole123 asshole2 astonvilla atlanta1
atlantis attitude austin12 austin316 australia australia1 awesome1 azerty123 azertyui azertyuiop azsxdcfv babatunde
baby1234 babybaby babyblue babyblue1 babyboo1 babyboy1 babyboy2 babycakes babycakes1 babydoll babydoll1 babyface
babyface1 babygirl babygirl01 babygirl09 babygirl1 babygirl10 babygirl11 babygirl12 babygirl13 babygirl14 babygirl15
babygirl2 babygirl3 babygirl5 babygirl7 babygurl babygurl1 babygurl12 babylon5 babylove babylove1 babyphat1 backspace
backspace1 badgirl1 badminton baller23 bananas1 bangalore bangbang bangladesh barbara1 barcelona barcelona1 baseball
baseball1 baseball10 baseball11 baseball12 baseball13 baseball2 baseball21 baseball22 baseball23 baseball3 baseball4
baseball5 baseball7 baseball8 baseball9 basketball bastard1 batista1 batman12 batman123 battlefield bautista bearbear
bearshare beatles1 beatrice beautiful beautiful1 beckham7 beethoven bella123 benjamin benjamin1 bentley1 bernadette
bernard1 bernardo bestfriend bethany1 bettyboop bettyboop1 beyonce1 bigdaddy bigdaddy1 bigdick1 bighead1 bigmoney
bigmoney1 bigpimpin1 billabong billabong1 billy123 billybob billybob1 bionicle birthday birthday1 biscuit1 bismillah
bitch101 bitch123 bitchass1 bitches1 bkl29m2bk blablabla black123 blackberry blackbird blackcat blackdog blackie1
blackjack blackjack1 blackman blackrose blahblah blahblah1 blasted1 blessed1 blessing blessings blink123 blink182
blizzard blondie1 blue1234 blueberry blueberry1 bluebird blueeyes blueeyes1 bluefish bluemoon bobby123 bobmarley
bobmarley1 bollocks boobies1 boomboom bordeaux boricua1 bowling1 bradley1 brandon1 brandon12 brandon123 brandon2
braveheart brayden1 breanna1 brendan1 brian123 brianna1 briciola brighton brigitte britney1 brittany brittany1
brittney brittney1 broadway broncos1 brooklyn brooklyn1 brother1 brothers brownie1 brucelee bubba123 bubblegum
bubblegum1 bubbles1 bubbles12 bubbles123 bubbles2 buckeyes buckeyes1 buddy123 buddyboy budlight budlight1 budweiser
buffalo1 bugsbunny bulldog1 bulldogs bulldogs1 bullshit bullshit1 bumblebee bunny123 business business1 buster12
buster123 buttercup buttercup1 butterfly butterfly1 butterfly2 butterfly3 butterfly7 butthead butthead1 butthole1
buttons1 c43qpul5rz cadillac caitlin1 california calimero callofduty camaroz28 cambiami cameron1 camille1 campbell
candy123 candyman cannabis cantona7 capricorn capricorn1 capslock captain1 caramelo cardinal cardinals cardinals1
carebear carebear1 career121 carlitos carlos12 carlos123 carlotta carolina carolina1 caroline caroline1 carpediem
cartman1 casablanca casanova cashmoney cashmoney1 cassandra cassandra1 cassidy1 castillo catalina catarina caterina
catfish1 catherine catherine1 cavalier cdtnkfyf celeste1 cellphone cellphone1 celtic1888 cepetsugih cfitymrf champion
champion1 chandler chandler1 changeme changeme1 charger1 chargers chargers1 chargers21 charlene charles1 charlie1
charlie12 charlie123 charlie2 charlotte charlotte1 charmed1 cheater1 cheese12 cheese123 cheesecake cheetah1 chelsea1
chelsea123 chelseafc chemical chemistry cherokee cherokee1 cherry123 chester1 chevelle chevrolet chevys10 cheyenne
cheyenne1 chicago1 chicken1 chicken123 chicken2 chickens children children3 chipper1 chiquita chivas10 chivas11
chivas123 chloe123 chocolat chocolate chocolate1 chocolate2 chopper1 chouchou choupette chris123 chrisbrown chrissy1
christian christian1 christina christina1 christine christine1 christmas christmas1 christophe christopher christy1
chronic1 ciaociao cinderella cinnamon cjkysirj cjmasterinf clarence clarinet clarissa classic1 classof07 classof08
classof09 claudia1 clayton1 cleopatra cleveland cleveland1 clifford clifford1 cm6e7aumn9 cocacola cocacola1 coconut1
coldplay colleen1 college1 colombia colombia1 colorado colorado1 columbia comeon11 commando computer computer1
computer12 computer2 confused converse cookie12 cookie123 cookies1 coolcool cooldude cooldude1 coolgirl coolkid1
coolman1 corazon1 corvette corvette1 country1 courtney courtney1 cowboys1 cowgirl1 cracker1 crazy123 creative
creative1 cricket1 cristian cristiano cristina cristina1 crjhgbjy crystal1 cucciolo cuddles1 cupcake1 cutegirl
cutie101 cutie123 cutiepie cutiepie1 cynthia1 d1lakiss d2xyw89sxj d71lwz9zjs d9zufqd92n daddy123 daddysgirl daisy123
dalejr88 dallas214 damilola dance123 dancing1 dangerous daniel01 daniel11 daniel12 daniel123 daniela1 daniella
danielle danielle1 danny123 dannyboy daredevil darkangel darkness darkness1 darkside darkstar daughter david123
davidson dbrnjhbz dearbook death666 deathnote december december1 december12 defender deftones delacruz delphine
delpiero demon123 demon1q2w3e demon1q2w3e4r demon1q2w3e4r5t demon666 derrick1 designer desiree1 destiny1 detroit1
devil666 dfktynbyf diamante diamond1 diamond2 diamonds diamonds1 dickhead dickhead1 dietcoke dietcoke1 digital1
dingdong dinosaur diosesamor diosesfiel director dirtbike dirtbike1 discovery disturbed disturbed1 diwtgm8492
dkflbckfd dkflbvbh doberman dodgers1 dolphin1 dolphins dolphins1 domenico dominic1 dominican1 dominika dominique
dominique1 dont4get doraemon dorothy1 dortmund douglas1 download dpbk1234 dragon01 dragon11 dragon12 dragon123
dragon13 dragon69 dragonball dragonballz dragonfly dragonfly1 dragons1 dreamer1 drjynfrnt drowssap drowssap1 drpepper
drpepper1 drummer1 dt123456 dthjybrf dumbass1 durango1 dylan123 eastside eastside1 eatshit1 eclipse1 eduardo1
education eh1k9oh335 einstein ekaterina electric elefante element1 eleonora elephant elephant1 eleven11 elisabeth
elizabeth elizabeth1 elizabeth2 emanuele emiliano emily123 emmanuel emmanuel1 engineer england1 english1 enterprise
ericsson esmeralda esperanza estrella estrella1 estrellita eternity evanescence evangelion evergreen everton1 evildick
evolution evony192 excalibur explorer f00tball fabrizio fabulous facebook facebook1 faithful faithful1 falcons1
fallout3 family123 familyguy1 fantasy1 farfalla fashion1 february federica federico felicia1 felicidad felicidade
fenerbahce fernanda fernandez fernando fernando1 ferrari1 fgtkmcby finalfantasy fireball firebird fireman1 fisherman
fishing1 fktrcfylh fktrcfylhf flamengo flamingo fletcher florence florida1 flower12 flower123 flowers1 football
football1 football10 football11 football12 football13 football2 football21 football22 football23 football3 football4
football5 football7 football8 football9 fordf150 forever1 forever21 formula1 forzamilan fountain fqrg7cs493 frances1
francesca francesco francine francis1 francisco francisco1 francois frankie1 franklin franklin1 freckles freckles1
freddie1 frederic frederick fredfred freebird freedom1 freestyle friday13 friends1 friends123 friends2 friendship
friendster frogger1 front242 fu7u4a#$$$ fuckface fuckface1 fuckfuck fucking1 fucklove fucklove1 fuckme69 fuckoff!
fuckoff1 fuckoff2 fuckthis fuckthis1 fuckyou! fuckyou. fuckyou1 fuckyou12 fuckyou123 fuckyou13 fuckyou2 fuckyou22
fuckyou3 fuckyou5 fuckyou666 fuckyou69 fuckyou7 fuk19600 fuku00198 fullaccess fussball fyfcnfcbz fyutkbyf g13916055158
g9l2d1fzpy gabriel1 gabriela gabriela1 gabriele gabriella gabrielle gabrielle1 galatasaray gamecube gameover gandalf1
gangsta1 gangster gangster1 garfield garfield1 garrett1 gateway1 general1 genesis1 geoffrey georgia1 georgina
geraldine germany1 geronimo gerrard8 gertrude getmoney getmoney1 gfhjkm123 ghbdtnbr gianluca giggles1 gilbert1
ginger12 ginger123 giovanna giovanni girasole girlfriend giuseppe gizmo123 gladiator godbless goddess1 godfather
godfather1 godisgood godisgood1 godisgreat godislove godsmack godzilla godzilla1 goldberg goldfish goldfish1
golfcourse gonzales gonzalez goodgirl goodluck goodness google12 google123 gordon24 gorgeous gotohell grandma1
grandpa1 green123 greenday greenday1 gregory1 gretchen griffin1 grizzly1 groupd2013 gsxr1000 guadalupe guardian
guillaume guillermo guinness gwerty123 h1xp2z2duk hahahaha halflife hallo123 halloween halloween1 hamilton hamster1
handball handsome handsome1 hannah01 hannah12 hannah123 hannibal happiness happiness1 happy123 happyday happydays
hardcore hardcore1 hardrock harley01 harmony1 harrison harrison1 harry123 harrypotte harrypotter hawaii50 hayabusa
heather1 hellfire hello123 hello1234 hellohello hellokitty hellothere helloworld hellsing hendrix1 hercules hercules1
hermione hernandez hernandez1 hershey1 highheel highlander hockey12 holahola holiday1 hollister hollister1 hollister2
hollywood hollywood1 home0401 home1234 homelesspa hondacivic honduras honduras1 honey123 honeybee hongkong hooters1
hospital hotgirl1 hotmail1 hotmama1 hotstuff hotstuff1 hottie101 hottie12 hottie123 houston1 houston713 huhbbhzu78
hunter01 hunter12 hunter123 hunting1 hurricane iamcool1 iamnumber1 iamthebest icecream icecream1 icehouse ichliebedich
idontknow idontknow1 iforgot1 ig4abox4 ihatethisgame ihateyou ihateyou1 ihateyou2 ilikepie illinois ilove123
ilovechris ilovegod ilovegod1 iloveher1 ilovehim ilovehim1 ilovejesus iloveme! iloveme1 iloveme123 iloveme2 ilovemom
ilovemom1 ilovemusic ilovemymom ilovemyself ilovesex iloveu12 iloveu123 iloveyou iloveyou! iloveyou. iloveyou1
iloveyou10 iloveyou11 iloveyou12 iloveyou123 iloveyou13 iloveyou14 iloveyou2 iloveyou21 iloveyou22 iloveyou23
iloveyou3 iloveyou4 iloveyou5 iloveyou69 iloveyou7 iloveyou8 iloveyou9 imissyou immortal imnumber1 imperial incorrect
india123 indiana1 indonesia indya123 infiniti infinity information innocent insanity interests international internet
internet1 inuyasha inuyasha1 ireland1 ironmaiden ironman1 isabella isabella1 isabelle isabelle1 istanbul iverson1
iverson3 iw14fi9j iw14fi9jxl j123456789 j38ifubn jackass1 jackass2 jacket025 jackjack jackson1 jackson5 jacob123
jacqueline jaimatadi jakcgt333 jamaica1 james007 james123 jamesbond jamesbond007 jamie123 january1 jasmine1 jasmine123
jasmine2 jason123 jazmine1 jeanette jefferson jeffery1 jeffhardy jeffhardy1 jeffrey1 jellybean jellybean1 jennifer
jennifer1 jenny123 jeremiah jeremiah1 jermaine jermaine1 jerusalem jessica1 jessica12 jessica123 jessica2 jesucristo
jesus123 jesus777 jesuschris jesuschrist jesusfreak jesusis1 jesusislord jesussaves jg3h4hfn ji394su3 jimmy123
jjcg16dj5k jobsearch joejonas1 johannes john!20130605at1753 johncena johncena1 johndeere johndeere1 johnjohn johnson1
joker123 jonas123 jonathan jonathan1 jordan01 jordan11 jordan12 jordan123 jordan13 jordan23 josefina joseluis
josephine joshua01 joshua12 joshua123 juancarlos juggalo1 juliette jumpman23 jundian2011xr junebug1 junior123 jupiter1
just4fun justdoit justice1 justin12 justin123 justinbieb justinbieber justine1 juventus ka_djkhjsy6 kaitlyn1 kakashka
kamasutra kamikaze kangaroo karolina katarina katelyn1 katerina katherine katherine1 kathleen kathleen1 kathmandu
kathryn1 katie123 katrina1 kawasaki kawasaki1 kayla123 kayleigh kelly123 kendall1 kennedy1 kenneth1 kentucky kentucky1
kevin123 keyboard kickass1 kifj9n7bfu kikeunyw killbill killer11 killer12 killer123 kimberly kimberly1 king1234
kingdom1 kingking kingkong kingkong1 kingsley kingston kisskiss kissmyass kissmyass1 kitty123 kittycat kittycat1
kittykat kittykat1 kkkkkkkk kleopatra komputer konstantin koolaid1 krasotka kristen1 kristian kristin1 kristina
kristina1 kristine krystal1 labrador lacrosse lacrosse1 ladybug1 ladygaga laetitia lakers24 lalala123 lalalala
lamborghini lancelot lasvegas lasvegas1 laura123 laurence lavender lawrence lawrence1 layouts1 leavemealone lebron23
left4dead legolas1 lemonade leonardo leonardo1 lesbian1 letmein1 letmein123 letmein2 libertad liberty1 lifeisgood
lifesucks lighthouse lightning lightning1 lillian1 lilmama1 lilwayne lilwayne1 lincoln1 linda123 lindsay1 lindsey1
lineage2 linkedin linkedin1 linkedin123 linkedin2011 linkinpark lionheart lionking littleman littleman1 livelife
liverpool liverpool1 liverpool8 lizottes lkjhgfdsa logitech logitech1 lokomotiv lol12345 lolipop1 lollipop lollipop1
lollypop lollypop1 london12 london123 london22 lonewolf longhorn longhorns longhorns1 loredana lorenzo1 lorraine
losangeles loser123 louloute love1234 love12345 love123456 love2009 love2010 love4ever love4life lovebug1 lovehurts
lovehurts1 loveislife loveless lovelife lovelife1 lovelove lovelove1 loveme12 loveme123 lover123 loverboy loverboy1
lovergirl lovergirl1 lovestory lovesucks lovesucks1 loveyou1 loveyou123 loveyou2 lovingyou lowrider lowrider1 lucas123
lucky123 luckydog ludacris m123456789 mackenzie mackenzie1 madagascar madeleine madeline madeline1 madison1 madison2
madonna1 magdalena maggie12 maggie123 magic123 magnolia mahalkita makaveli makayla1 makemoney maksimka malaysia
mama1234 mamamama mamapapa mammamia manager1 manchester manunited maprchem56458 maradona marathon marcello margaret
margaret1 margarita margarita1 maria123 marianna marianne marie123 marijuana marijuana1 marilyn1 marines1 marino13
mario123 mariposa mariposa1 marissa1 marjorie marketing marlboro marlboro1 married1 marseille marshall marshall1
martinez martinez1 maryjane maryjane1 master12 master123 mastermind matematica mathilde matthew1 matthew2 matthias
maurice1 mauricio maurizio maverick maverick1 maximilian maximus1 maxwell1 mazda626 mazdarx7 mckenzie meandyou
meatball mechanical medicine megadeth megaman1 megan123 megaparol megaparol12345 megasecret melanie1 melissa1 memphis1
meowmeow mercedes mercedes1 mercury1 meredith mersedes messenger metal666 metallica metallica1 mexican1 mexico10
mexico12 mexico123 mexico13 miami305 michael1 michael12 michael123 michael2 michael23 michael3 michael7 michaela
micheal1 michele1 michelle michelle1 michelle12 michelle2 michigan michigan1 mickey123 mickeymouse microlab microsoft
microsoft1 midnight midnight1 mike1234 mikemike milagros mileycyrus milkshake million2 millwall minecraft miracle1
miranda1 mission1 mississipp mississippi missy123 mitchell mitchell1 mittens1 mmmmmmmm mnbvcxz1 mohammad mohammed
molly123 mommy123 monalisa monamour money100 money123 moneymaker moneyman moneyman1 mongoose monique1 monkey01
monkey10 monkey11 monkey12 monkey123 monkey13 monkey22 monkey23 monkey69 monkeys1 monopoly monster1 monster123
montana1 montgom2409 montreal moonlight moonlight1 morning21 morpheus morrison motdepasse mother123 motherfucker
motherlode motocross motorola motorola1 mountain mountain1 mrf11277215 ms0083jxj muhammad multiplelog munchkin
mushroom music101 music123 musicman mustang1 mustang2 mustangs my2girls my3girls myfamily mylove123 mymother mynameis
mypassword myspace! myspace. myspace.co myspace01 myspace08 myspace09 myspace1 myspace10 myspace101 myspace11
myspace12 myspace123 myspace13 myspace2 myspace22 myspace23 myspace3 myspace4 myspace5 myspace7 myspace9 n0=acc3ss
n8zgt5p0shw= nacional napoleon naruto12 naruto123 nascar24 nascar88 natalia1 natalie1 natasha1 nathalie nathaniel
nathaniel1 national naughty1 navigator ncc1701a ncc1701d ncc1701e network1 networking neveragain nevermind newcastle
newcastle1 newlife1 newpassword newport1 newyork1 nicholas nicholas1 nichole1 nickjonas1 nicolas1 nicole11 nicole12
nicole123 nicole13 nigga123 nightmare nightmare1 nightwish nikki123 nintendo nintendo1 nintendo64 nirvana1 nks230kjs82
noisette nokia123 nokia5800 nokia6300 nokian73 nonmember noodles1 nopassword notebook nothing1 nounours november
november1 november11 nuttertools nyq28giz1z oakland1 oblivion ocpoook325 october1 october10 ohiostate1 ohmnamah23
oklahoma oklahoma1 olayinka oluwaseun omarion1 omsairam onelove1 onepiece opensesame orange12 orange123 original
orlando1 oscar123 overlord p0o9i8u7 p3rat54797 p455w0rd p4ssw0rd p@ssw0rd pa55w0rd pa55word packers1 packers4
paintball paintball1 pakistan pakistan1 pakistan123 pallmall panasonic panda123 pandora1 pantera1 panther1 panthers
panthers1 papamama papillon paradise paradise1 paramore paramore1 parola12 pass1234 pass1word passer2009 passer2011
passion1 passpass passport passport1 passw0rd password password! password. password0 password00 password01 password09
password1 password10 password11 password12 password123 password1234 password13 password14 password15 password2
password21 password22 password23 password3 password4 password5 password6 password69 password7 password8 password9
password99 passwords passwort passwort1 patches1 patience patricia patricia1 patrick1 patriots patriots1 pavilion
pavilion1 pazzword123 pe#5gz29ptzmse peace123 peaches1 peanut12 pearljam pebbles1 peekaboo penelope penguin1 penguins
penis123 pepper12 pepper123 pepsi123 perfect1 personal peter123 peterpan peterpan1 phantom1 philippe phillip1 phoenix1
pickles1 pictures pikachu1 pimpdaddy1 pineapple pineapple1 pingpong pinkfloyd pirates1 pitbull1 pizza123 pk3x7w9w
platinum platinum1 playboy1 playboy69 player69 playstation playstation3 plymouth poiuytrewq pok29q6666 pokemon1
pokemon12 pokemon123 pokemon2 polniypizdec0211 polniypizdec1102 polniypizdec110211 polopolo poohbear poohbear1
pooppoop popcorn1 porkchop pornstar pornstar1 porsche1 porsche911 portland portugal portugal1 poseidon positive
pothead1 pothead420 power123 preciosa precious precious1 predator presario president preston1 prettyboy1 prettygirl
primavera princesa princesa1 princess princess! princess01 princess1 princess10 princess11 princess12 princess13
princess14 princess2 princess21 princess22 princess23 princess3 princess4 princess5 princess7 princesse priscilla
private1 priyanka professional project1 projectsadminx puertorico pumpkin1 punisher punkrock punkrock1 puppies1
puppy123 purple11 purple12 purple123 purple13 pussy123 pussycat pussycat1 q1234567 q123456789 q1w2e3r4 q1w2e3r4t5
q1w2e3r4t5y6 q2w3e4r5 qarglr123 qawsedrf qaz123456 qazwsx12 qazwsx123 qazwsxedc qazwsxedc1 qazwsxedc123 qazwsxedcrfv
qazxsw123 qazxswedc qdujvyg5sxa qq123456 qqqq1111 qqqqqqqq qqqqqqqqqq qqww1122 qti7zxh18u qw123321 qwaszx12 qwe1122334
qwe12345 qwe123456 qwe123qwe qweasd123 qweasdzxc qweasdzxc1 qweasdzxc123 qweqwe123 qweqweqwe qwer1234 qwer4321
qwerasdf qwerasdfzxcv qwerqwer qwert123 qwert1234 qwert12345 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345
qwerty123456 qwerty13 qwerty321 qwerty77 qwerty777 qwerty78 qwertyqwerty qwertyu1 qwertyui qwertyuio qwertyuio1
qwertyuiop qwertyuiop1 qwertyuiop123 qwertyuiop[] r2d2c3po racecar1 rachael1 rachelle radiohead ragnarok raiders1
raiderz1 rainbow1 rainbow6 rainbows rammstein rangers1 rastaman raymond1 rdfhnbhf realmadrid rebecca1 rebelde1
rebound1 redalert redbull1 redhead1 redneck1 redskins redskins1 redwings redwings1 register remember remember1
remington renegade research reset123 resident respect1 revenge1 revolution rfnthbyf rhbcnbyf rhfcjnrf rhiannon
ricardo1 riccardo richard1 richmond roadrunner robert12 robert123 roberto1 robinhood robinson rochelle rocknroll
rocknroll1 rockstar rockstar1 rocky123 rodriguez rodriguez1 rolltide rolltide1 romashka ronaldinho ronaldo1 ronaldo7
ronaldo9 rooney10 rooster1 rootbeer rootbeer1 rosebud1 rosemary roxanne1 runescape runescape1 rush2112 russell1
s123456789 sabrina1 sagitario sailormoon salvador salvador1 salvation salvatore samantha samantha1 sammy123 sample123
sampson1 samsung1 samsung123 sanchez1 sandiego sandiego1 sandman1 sandrine sandy123 santana1 santiago santiago1
sapphire sarah123 sasha123 sassy123 satan666 satellite savannah savannah1 sayangku scarface scarface1 scarlett
schalke04 school12 school123 scoobydoo scoobydoo1 scooter1 scooter2 scorpio1 scorpion scorpion1 scotland scotland1
scrappy1 scruffy1 seattle1 sebastian sebastian1 sebastien secret123 secret666 security security1 semperfi semperfi1
senha123 senior08 senior09 sentnece sephiroth september september1 september2 serenity serenity1 seventeen sexsexsex
sexy1234 sexybeast1 sexybitch sexybitch1 sexyboy1 sexygirl sexygirl1 sexylady sexylady1 sexylove1 sexymama sexymama1
shadow01 shadow11 shadow12 shadow123 shadow13 shakira1 shamrock shanghai shannon1 sherlock shirley1 shitface1 shithead
shithead1 shopping shopping1 shotgun1 showtime silverado simpleplan simpson1 simpsons simpsons1 singapore sk84life
sk8board sk8ordie skate123 skate4life skateboard skater12 skater123 skeeter1 skipper1 skittles skittles1 skorpion
skyline1 skywalker slayer666 slimshady slipknot slipknot1 slipknot6 smackdown smackdown1 smallville smile123 smile4me
smoke420 snickers snickers1 snowball snowball1 snowboard snowboard1 snowflake snowflake1 snowman1 snuggles snuggles1
soccer09 soccer10 soccer101 soccer11 soccer12 soccer123 soccer13 soccer14 soccer15 soccer16 soccer17 soccer18 soccer19
soccer21 soccer22 soccer23 socrates softball softball1 softball12 software sojdlg123aljg soldier1 solomon1 solution
something something1 sonyericsson sooners1 souljaboy1 soulmate southpark southpark1 southside southside1 sparkle1
sparkles spartan1 spartan117 spartans special1 spectrum spencer1 spiderman spiderman1 spiderman2 spiderman3 spitfire
spitfire1 spongebob spongebob1 spongebob2 sporting squirrel srinivas ssyu1314 stalker1 stallion standard stanley1
starbucks starbucks1 starcraft starcraft1 stardust starfish stargate stargate1 starlight start123 startfinding
startrek starwars starwars1 steelers steelers1 steelers7 stefania stefanie stellina stephane stephanie stephanie1
stephen1 sterling sterling1 stewart1 stingray stonecold stoner420 stranger stratfor strawberry strength student1
stunt101 su123456 sublime1 success1 suckmydick sullivan summer01 summer06 summer07 summer08 summer09 summer10 summer11
summer12 summer123 summer69 summertime sundance sunflower sunflower1 sunny123 sunshine sunshine1 sunshine12 sunshine2
sunshine3 sunshine7 super123 superfly supergirl superman superman1 superman12 superman2 superman3 superman7 supernova
superstar superstar1 sureno13 surfing1 surside13 survivor svetlana sweet123 sweetheart sweetie1 sweetness sweetness1
sweetpea sweetpea1 swimmer1 swimming swimming1 swordfish swordfish1 sylvester syncmaster sz9kqcctwy tabitha1 tacobell
tacobell1 taekwondo taishan2011 target123 tarheels tarheels1 taylor12 taylor123 tazmania teacher1 teamo123 techn9ne
technics teddy123 teddybear teddybear1 teiubesc telechargement telefono telephone television temitope temp1234
temppass temppassword tequiero terminator test1234 testing1 testing123 testpass testtest thailand thankgod thankyou
thebest1 thegame1 theking1 theodore theresa1 therock1 thesims2 thirteen thirteen13 thomas12 thomas123 thompson
thug4life thuglife thuglife1 thumper1 thunder1 tiffany1 tiger123 tigger01 tigger12 tigger123 timothy1 tinkerbell
titanic1 tnk0mk16vx together tokiohotel tommy123 tootsie1 topolino topsecret toshiba1 tottenham tottenham1 toulouse
treasure trfnthbyf trigger1 trinidad trinity1 trinity3 triskelion tristan1 trombone trooper1 trouble1 trucker1
truelove truelove1 trumpet1 trustno1 ttd955audg twilight twilight1 ty2t1hv3oc tyler123 u1v7hhh7ef uhfybn8888 ultimate
umbrella underground undertaker unicorn1 univers2l universal universe university unknown1 uqa9ebw445 uvgx8f8232
vacation vaffanculo valencia valentin valentina valentine valentine1 valentino valerie1 vampire1 vampires vancouver
vanessa1 vanilla1 vendetta verbatim verizon1 veronica veronica1 veronika vfhufhbnf vfitymrf vfrcbvrf vfvfgfgf victoria
victoria1 victory1 viewsonic vikings1 viktoria viktoriya vincent1 vincenzo violetta viphv5j736 virginia virginia1
virginie vkontakte vladimir vladislav vodafone volkswagen volleyball voyager1 vqsablpzla vrbgqns997 w5txn36alfw
w66yrybgra wachtwoord waheguru wallace1 walmart1 wangyut2 warcraft warcraft1 warcraft3 warhammer warrior1 warriors
warriors1 warszawa washington water123 waterfall waterloo watermelon webhompass webster1 welcome1 welcome12 welcome123
welcome2 wellington werewolf westham1 westlife westside westside1 westwood whatever whatever! whatever1 whatsup1
whatthezor whiskers whiskey1 whitney1 whocares wildcat1 wildcats wildcats1 william1 william2 william3 williams
williams1 windows1 windows7 winston1 woaini1314 wolfgang wolfpack wolverine wolverine1 wonderful wonderful1 wonderland
woodstock wordpass wordpass1 wow12345 wrangler wrestling wrestling1 x4ivyga51f xiang123456 xxxxxxxx y6p67ftrqj
yagjecc826 yahoo.com yahoo123 yahoomail yamahar1 yamahar6 yankees1 yankees13 yankees2 yellow12 yellow123 yfcntymrf
yfdbufnjh10305070 yfdbufnjh63 yolanda1 yomomma1 youandme youbye123 youngmoney yourmom1 yousuck1 youtube1 yuantuo2012
z1x2c3v4 zacefron1 zachary1 zag12wsx zaq12wsx zaq1xsw2 zaqwsxcde zaqxswcde zeppelin zxasqw12 zxcasdqwe zxcasdqwe123
zxcv1234 zxcvb123 zxcvbnm1 zxcvbnm12 zxcvbnm123 zxcvbnm: zzzzzzzz
`
    .trim()
    .split(/\s+/),
);

/** `password` in lower case. */
export const isCommon = (password: string): boolean => common.has(password);
