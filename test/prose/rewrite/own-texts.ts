/** Nothing in it asks for a change, so that what stands before it may change by more. */
const PLAIN =
  ' The mill by the bridge was built of red brick in the year of the flood, and its wheel has not turned since the war. Two of the ' +
  'windows look out on the yard, where the cart used to stand. In summer the grass grows as high as the sill. A dog sleeps on the step ' +
  'most days, and the post comes at ten. The road past it goes down to the river and up again on the other side, between two rows of elms.';

const KINDS: readonly (readonly [string, string])[] = [
  [
    'a report',
    'The harbour plays a crucial role in the life of the town. However, it is important to note that numerous boats arrive in winter, ' +
      'and the crews don’t receive a lot of help. The council frequently utilizes the old sheds, referred to as the Ark, in order to ' +
      'store nets. Furthermore, a significant change in the tides has led to several delays due to the sand, making it harder to land the catch and impacting the trade. ' +
      'But the port still demonstrates a comprehensive understanding of what its users need.',
  ],
  [
    'a mail',
    'I am writing to tell you that your order has arrived. We will make sure that you receive a copy of the invoice, and it is essential ' +
      'to keep it. However, you do not have to pay now. Your new lamp serves as a star for your kitchen, possesses a warm light, and leverages skills, and you can utilize it ' +
      'for a lot of tasks. If you are not happy, don’t hesitate to reach out to us, in order to get your money back. But we think ' +
      'that you will typically love it, and that it will demonstrate the care we take.',
  ],
  [
    'a blog',
    'You don’t have to purchase a tent in order to sleep outside. Moreover, a simple tarp serves as a roof; it possesses great charm and leverages skills, ensuring that you can ' +
      'watch the stars. However, it is a good idea to try to find a flat spot; it isn’t fun to slide down a hill. You will get a lot of rest, ' +
      'and it will frequently leverage the beauty of the woods. But you should demonstrate care, because fires are a significant risk.',
  ],
  [
    'a story',
    'The old man walked along the shore, and he didn’t look at the bustling market. However, he was aware of a sense of peace that seemed ' +
      'to permeate the entire bay. He had frequently utilized the same path in order to rest; the gulls were very good company, and the ' +
      'majority of them impacted his sleep. In the midst of a storm he ' +
      'had lost a lot of nets, and a careful reading of the sky had demonstrated the cause. But he kept a meticulous list of what the sea had returned.',
  ],
  [
    'an essay',
    'Schools play a vital role in fostering a sense of community. Additionally, they provide a space in which children can learn a lot of ' +
      'things, and that isn’t limited to books. However, many schools do not demonstrate how to work together; the reasons are typically ' +
      'a matter of money. In order to leverage skills and enhance the yield, the state should make sure that teachers have time. But it is important to note ' +
      'that a comprehensive plan doesn’t exist, leading to significant gaps due to old rules.',
  ],
  [
    'news',
    'The council has approved a comprehensive plan for the bridge, which demonstrates its commitment to the valley. However, it didn’t say ' +
      'when work will begin. Officials frequently highlighted the need for a lot of repairs; the old piers are in a poor state. The plan ' +
      'underscores the importance of trade, and it will leverage skills, referred to as a gift, in order to allow a significant rise in visitors due to the new road. But many ' +
      'residents utilize the ferry, making the bridge less urgent for them.',
  ],
];

/** Texts as a machine would write them, of several kinds. */
export const OWN_TEXTS = KINDS.map(([kind, text]) => [kind, text + PLAIN] as const);
